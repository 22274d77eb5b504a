import { ROI_FORM } from 'contract/agents/forms/roi-form.ts';
import type { RoiOptions } from 'contract/content/roi-options.ts';
import { AUTOMATION_RANGE, ROI_DEFAULTS, type RoiField, readWhole } from 'contract/product/roi.ts';
import { Button } from '../../design/ui/Button.tsx';
import { FieldGrid, TextField } from '../../design/ui/Field.tsx';
import { formatNumber, formatUsd } from '../../design/ui/format-number.ts';
import { echoNumber } from '../../design/ui/number-echo.ts';
import { RangeField } from '../../design/ui/RangeField.tsx';
import { SelectField } from '../../design/ui/SelectField.tsx';
import { HOURS_OF_WEEK } from '../../product/team-numbers.ts';
import { wordsFor } from '../../words.ts';
import type { Entered } from './address.ts';
import styles from './RoiFields.module.css';

const told = (name: RoiField) => import.meta.env.SSR && { toolparamdescription: ROI_FORM.fields[name] };

interface RoiFieldsProps {
  options: RoiOptions;
  /** Entries by which a server has calculated; the fields begin with them. */
  asked: Entered | undefined;
  /** Entries as they stand in the fields; `ROI_DEFAULTS` until they have been read. */
  entered: Entered;
  missing: readonly RoiField[];
}

/** The organisation and its plan. Text fields, so that 75,000 can be typed as people write it. */
export function RoiFields({ options, asked = ROI_DEFAULTS, entered, missing }: RoiFieldsProps) {
  const words = wordsFor('roi');
  // Before the script has read the fields, what is said of a number would stay while the visitor changes it.
  const isLive = entered !== ROI_DEFAULTS;
  const number = (name: RoiField, show: (number: number) => string, remark: string, mostHours?: number) => {
    const text = isLive ? entered[name] : '';
    const reading = readWhole(text);
    const example = ROI_DEFAULTS[name];
    return {
      name,
      ...told(name),
      inputMode: 'numeric' as const,
      defaultValue: asked[name],
      ...echoNumber({
        ...reading,
        text,
        read: show(reading.number),
        remark,
        example,
        mostHours,
      }),
    };
  };
  const choice = (name: RoiField, error: string) => ({
    name,
    ...told(name),
    required: true,
    defaultValue: asked[name],
    error: missing.includes(name) ? error : undefined,
  });
  return (
    <div className={styles.root}>
      <FieldGrid>
        <SelectField
          label={words.useCase}
          prompt={words.chooseUseCase}
          options={options.useCases}
          {...choice('useCase', words.missingUseCase)}
        />
        <SelectField
          label={words.industry}
          prompt={words.chooseIndustry}
          options={options.industries}
          {...choice('industry', words.missingIndustry)}
        />
        <TextField label={words.employees} {...number('employees', formatNumber, words.employeesHint)} />
        <TextField label={words.salary} prefix="$" {...number('avgSalary', formatUsd, words.salaryHint)} />
        <TextField
          label={words.hours}
          {...number('hoursPerWeek', formatNumber, words.hoursHint, HOURS_OF_WEEK)}
        />
        <TextField
          label={words.cost}
          prefix="$"
          {...number('implementationCost', formatUsd, words.costHint)}
        />
      </FieldGrid>
      <RangeField
        label={words.automation}
        hint={words.automationHint}
        name="automationPercentage"
        {...told('automationPercentage')}
        {...AUTOMATION_RANGE}
        defaultValue={asked.automationPercentage}
        shown={isLive ? `${entered.automationPercentage}%` : undefined}
      />
      <Button type="submit">{words.calculate}</Button>
      <noscript>{import.meta.env.SSR && <p className={styles.sent}>{words.withoutScript}</p>}</noscript>
    </div>
  );
}
