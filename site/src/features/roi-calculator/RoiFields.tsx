import { ROI_FORM } from 'contract/agents/forms/roi-form.ts';
import type { RoiOptions } from 'contract/content/roi-options.ts';
import { AUTOMATION_RANGE, ROI_DEFAULTS, type RoiField, readWhole } from 'contract/product/roi.ts';
import { Button } from '../../design/ui/Button.tsx';
import { TextField } from '../../design/ui/Field.tsx';
import { FieldGrid } from '../../design/ui/FieldGrid.tsx';
import { formatNumber, formatUsd } from '../../design/ui/format-number.ts';
import { echoNumber } from '../../design/ui/number-echo.ts';
import { RangeField } from '../../design/ui/RangeField.tsx';
import { SelectField } from '../../design/ui/SelectField.tsx';
import { HOURS_OF_WEEK } from '../../product/hours-of-week.ts';
import type { Entered } from './address.ts';
import styles from './RoiFields.module.css';

const told = (name: RoiField) => import.meta.env.SSR && { toolparamdescription: ROI_FORM.fields[name] };

interface RoiFieldsProps {
  options: RoiOptions;
  /** What a server has calculated; the fields begin with it. */
  asked: Entered | undefined;
  /** As it stands in the fields; `ROI_DEFAULTS` until they have been read. */
  entered: Entered;
  missing: readonly RoiField[];
}

/** The organisation and its plan. Text fields, so that 75,000 can be typed as people write it. */
export function RoiFields({ options, asked = ROI_DEFAULTS, entered, missing }: RoiFieldsProps) {
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
          label="Use case"
          prompt="Choose a use case"
          options={options.useCases}
          {...choice('useCase', 'Choose a use case to calculate')}
        />
        <SelectField
          label="Industry"
          prompt="Choose an industry"
          options={options.industries}
          {...choice('industry', 'Choose an industry to calculate')}
        />
        <TextField label="Number of employees" {...number('employees', formatNumber, 'On the team')} />
        <TextField label="Average salary" prefix="$" {...number('avgSalary', formatUsd, 'USD per year')} />
        <TextField
          label="Hours per week"
          {...number('hoursPerWeek', formatNumber, 'Per person', HOURS_OF_WEEK)}
        />
        <TextField
          label="Implementation cost"
          prefix="$"
          {...number('implementationCost', formatUsd, 'USD, once')}
        />
      </FieldGrid>
      <RangeField
        label="Automation percentage"
        hint="How much of this work you’d hand off"
        name="automationPercentage"
        {...told('automationPercentage')}
        {...AUTOMATION_RANGE}
        defaultValue={asked.automationPercentage}
        shown={isLive ? `${entered.automationPercentage}%` : undefined}
      />
      <Button type="submit">Calculate ROI</Button>
      <noscript>
        {import.meta.env.SSR && (
          <p className={styles.sent}>
            Without JavaScript, your numbers are sent to us for the calculation. We don’t store them.
          </p>
        )}
      </noscript>
    </div>
  );
}
