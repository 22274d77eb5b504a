import type { FormField } from 'contract/leads/form-fields.ts';
import type { ComponentProps } from 'react';
import { TextAreaField, TextField } from '../../design/ui/Field.tsx';
import type { SelectField } from '../../design/ui/SelectField.tsx';

/** Additions of a page to the description of a field. */
export interface FieldLook {
  placeholder?: string;
  hint?: string;
  /** Fixed text before the input that belongs to the value. */
  prefix?: string;
  /** Lines of a text. */
  rows?: number;
  /** Shows a text in an input of one line. */
  isShort?: boolean;
  defaultValue?: string;
  ref?: ComponentProps<'textarea'>['ref'];
}

interface LeadFieldProps extends FieldLook {
  of: FormField;
  name: string;
  error?: string | undefined;
  /** Words for the visitor's agent. */
  toolparamdescription?: string | undefined;
  value?: string;
  onChange?: (event: { target: { value: string } }) => void;
  onFocus?: () => void;
  /** The control of a choice. The page passes it in, so that pages without a choice load no styles for it. */
  Choice?: typeof SelectField | undefined;
}

/** Renders a field from its description: the label, the mark for optional fields, and the control of its kind. */
export function LeadField({ of: field, Choice, isShort, ...rest }: LeadFieldProps) {
  const { kind, maxLength: _most, sentence: _said, ...described } = field;
  const props = { ...described, required: !field.isOptional, ...rest };
  if ('options' in props) return Choice && <Choice {...props} />;
  return kind === 'text' && !isShort ? <TextAreaField {...props} /> : <TextField {...props} />;
}
