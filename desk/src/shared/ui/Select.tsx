import { Check, ChevronDown } from 'lucide-react';
import { FieldError } from 'react-aria-components/FieldError';
import {
  Select as AriaSelect,
  Button,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  SelectValue,
  Text,
} from 'react-aria-components/Select';
import field from './Field.module.css';
import form from './form.module.css';
import menu from './Menu.module.css';
import styles from './Select.module.css';

export interface Option<Id extends string = string> {
  id: Id;
  label: string;
  /** A second line. */
  detail?: string;
}

interface Props<Id extends string> {
  label: string;
  /** The label is for screen readers only: the place says what it is. */
  isLabelHidden?: boolean;
  options: readonly Option<Id>[];
  value: Id | null;
  onChange: (value: Id) => void;
  placeholder?: string;
  hint?: string;
  error?: string | undefined;
  isDisabled?: boolean;
}

/** One of several. */
export function Select<Id extends string>(props: Props<Id>) {
  const { label, isLabelHidden, options, value, onChange, placeholder, hint, error, isDisabled } = props;
  return (
    <AriaSelect
      className={field.field ?? ''}
      value={value}
      onChange={(key) => key !== null && onChange(key as Id)}
      placeholder={placeholder ?? 'Choose'}
      isInvalid={error !== undefined}
      isDisabled={isDisabled ?? false}
      {...(isLabelHidden && { 'aria-label': label })}
    >
      {!isLabelHidden && <Label className={field.label ?? ''}>{label}</Label>}
      <Button className={`${field.control} ${field.select}`}>
        <SelectValue className={styles.value ?? ''} />
        <ChevronDown aria-hidden />
      </Button>
      {hint && (
        <Text slot="description" className={form.hint ?? ''}>
          {hint}
        </Text>
      )}
      <FieldError className={form.error ?? ''}>{error}</FieldError>
      <Popover className={menu.popover ?? ''} offset={4}>
        <ListBox className={menu.menu ?? ''}>
          {options.map((option) => (
            <ListBoxItem key={option.id} id={option.id} textValue={option.label} className={menu.item ?? ''}>
              {({ isSelected }) => (
                <>
                  <span className={styles.option}>
                    <Text slot="label">{option.label}</Text>
                    {option.detail && (
                      <Text slot="description" className={styles.detail ?? ''}>
                        {option.detail}
                      </Text>
                    )}
                  </span>
                  {isSelected && <Check aria-hidden />}
                </>
              )}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
