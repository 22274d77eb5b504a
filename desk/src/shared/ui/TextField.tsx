import { FieldError } from 'react-aria-components/FieldError';
import { TextArea } from 'react-aria-components/TextArea';
import {
  TextField as AriaTextField,
  Input,
  Label,
  Text,
  type TextFieldProps,
} from 'react-aria-components/TextField';
import styles from './Field.module.css';
import form from './form.module.css';

interface Props extends Omit<TextFieldProps, 'className' | 'style' | 'children' | 'isInvalid'> {
  label: string;
  hint?: string;
  /** Problem that the server reports. */
  error?: string | undefined;
  placeholder?: string;
  /** Several lines; grows with what is typed. */
  isLong?: boolean;
}

/** A field with its label, hint and what is wrong with it. */
export function TextField({ label, hint, error, placeholder, isLong = false, ...props }: Props) {
  return (
    <AriaTextField {...props} isInvalid={error !== undefined} className={styles.field ?? ''}>
      <Label className={styles.label ?? ''}>{label}</Label>
      {isLong ? (
        <TextArea className={`${styles.control} ${styles.area}`} {...(placeholder && { placeholder })} />
      ) : (
        <Input className={styles.control ?? ''} {...(placeholder && { placeholder })} />
      )}
      {hint && (
        <Text slot="description" className={form.hint ?? ''}>
          {hint}
        </Text>
      )}
      <FieldError className={form.error ?? ''}>{error}</FieldError>
    </AriaTextField>
  );
}
