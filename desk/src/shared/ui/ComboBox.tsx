import { Check, ChevronDown } from 'lucide-react';
import {
  ComboBox as AriaComboBox,
  Button,
  FieldError,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Text,
} from 'react-aria-components/ComboBox';
import styles from './ComboBox.module.css';
import field from './Field.module.css';
import form from './form.module.css';
import menu from './Menu.module.css';
import type { Option } from './Select.tsx';

interface Props {
  label: string;
  options: readonly Option[];
  /** Id of an option; an empty one is no choice yet. */
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  hint?: string | undefined;
  error?: string | undefined;
  isReadOnly?: boolean;
}

/** One of many, found by a part of its name. */
export function ComboBox(props: Props) {
  const { label, options, value, onChange, placeholder, hint, error, isReadOnly = false } = props;
  return (
    <AriaComboBox
      className={field.field ?? ''}
      defaultItems={options}
      selectedKey={value === '' ? null : value}
      onSelectionChange={(key) => key !== null && onChange(String(key))}
      menuTrigger="focus"
      isInvalid={error !== undefined}
      isReadOnly={isReadOnly}
      validationBehavior="aria"
    >
      <Label className={field.label ?? ''}>{label}</Label>
      <div className={styles.control}>
        <Input className={field.control ?? ''} {...(placeholder && { placeholder })} />
        <Button className={styles.open ?? ''}>
          <ChevronDown aria-hidden />
        </Button>
      </div>
      {hint && (
        <Text slot="description" className={form.hint ?? ''}>
          {hint}
        </Text>
      )}
      <FieldError className={form.error ?? ''}>{error}</FieldError>
      <Popover className={menu.popover ?? ''} offset={4}>
        <ListBox<Option>
          className={menu.menu ?? ''}
          renderEmptyState={() => <p className={styles.none}>Nothing is called so.</p>}
        >
          {({ id, label: name }) => (
            <ListBoxItem id={id} textValue={name} className={menu.item ?? ''}>
              {({ isSelected }) => (
                <>
                  <span className={menu.label}>{name}</span>
                  {isSelected && <Check aria-hidden />}
                </>
              )}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
}
