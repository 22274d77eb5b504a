import { Button } from '../ui/Button.tsx';
import { RangeField, SelectField, TextField } from '../ui/Field.tsx';
import { FieldGrid } from '../ui/FieldGrid.tsx';
import { industryOptions, useCaseOptions } from './options.ts';
import styles from './RoiFields.module.css';
import { AUTOMATION_RANGE, ROI_DEFAULTS, type RoiField } from './roi.ts';

/** The organisation and its plan. Text fields, so that 75,000 can be typed as people write it. */
export function RoiFields({ automation, missing }: { automation: string; missing: readonly RoiField[] }) {
  const number = (name: RoiField) => ({
    name,
    inputMode: 'numeric' as const,
    defaultValue: ROI_DEFAULTS[name],
  });
  const choice = (name: RoiField, error: string) => ({
    name,
    required: true,
    error: missing.includes(name) ? error : undefined,
  });
  return (
    <div className={styles.root}>
      <FieldGrid>
        <SelectField
          label="Use case"
          prompt="Choose a use case"
          options={useCaseOptions}
          {...choice('useCase', 'Choose a use case to calculate')}
        />
        <SelectField
          label="Industry"
          prompt="Choose an industry"
          options={industryOptions}
          {...choice('industry', 'Choose an industry to calculate')}
        />
        <TextField label="Number of employees" {...number('employees')} />
        <TextField label="Average salary" prefix="$" hint="USD per year" {...number('avgSalary')} />
        <TextField label="Hours per week" {...number('hoursPerWeek')} />
        <TextField
          label="Implementation cost"
          prefix="$"
          hint="USD, once"
          {...number('implementationCost')}
        />
      </FieldGrid>
      <RangeField
        label="Automation percentage"
        hint="The share of this work that you would hand over"
        name="automationPercentage"
        {...AUTOMATION_RANGE}
        defaultValue={ROI_DEFAULTS.automationPercentage}
        shown={`${automation}%`}
      />
      <Button type="submit">Calculate ROI</Button>
    </div>
  );
}
