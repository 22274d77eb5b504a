import { CheckboxField } from '../../../design/ui/ChoiceField.tsx';
import { FieldGrid, TextAreaField, TextField } from '../../../design/ui/Field.tsx';
import { KeptNumbers } from '../../../design/ui/KeptNumbers.tsx';
import { RangeField } from '../../../design/ui/RangeField.tsx';
import { SelectField } from '../../../design/ui/SelectField.tsx';
import type { Specimen } from '../specimen.ts';

/** The parts of forms. */
export const fields: readonly Specimen[] = [
  {
    component: 'ui/Field',
    variants: {
      text: () => <TextField label="Company" isOptional />,
      'with an error': () => <TextField label="Name" error="Name is required" />,
      'with a prefix': () => <TextField label="Phone" prefix="+49" type="tel" />,
      disabled: () => <TextField label="Placeholder text" disabled />,
      'several lines': () => <TextAreaField label="Message" />,
      'in a grid, two and a wide one': () => (
        <FieldGrid>
          <TextField label="First name" />
          <TextField label="Last name" />
          <TextAreaField label="Message" />
        </FieldGrid>
      ),
    },
  },
  {
    component: 'ui/ChoiceField',
    variants: { checkbox: () => <CheckboxField label="Show differences only" /> },
  },
  {
    component: 'ui/SelectField',
    variants: {
      choice: () => <SelectField label="Team size" prompt="Choose a size" options={['1-10', '11-50']} />,
    },
  },
  {
    component: 'ui/RangeField',
    variants: {
      slider: () => (
        <RangeField label="Automation percentage" shown="30%" min={10} max={80} step={5} defaultValue={30} />
      ),
    },
  },
  {
    component: 'ui/KeptNumbers',
    variants: {
      'team size': () => <KeptNumbers form="gallery-numbers" />,
      'with pay': () => <KeptNumbers form="gallery-numbers" pay />,
    },
  },
];
