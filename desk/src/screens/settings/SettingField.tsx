import type { DeskSetting } from 'contract/desk/settings.ts';
import { TextField } from '../../shared/ui/TextField.tsx';
import { SettingSource } from './SettingSource.tsx';
import styles from './Settings.module.css';
import { textIn } from './settings.rules.ts';
import type { TypedSettings } from './use-typed-settings.ts';

interface Props {
  setting: DeskSetting;
  typed: TypedSettings;
  /** Problem that the server reports. */
  error: string | undefined;
}

/** One setting, with where its value comes from. */
export function SettingField({ setting, typed, error }: Props) {
  const { label, hint, isNumber } = setting;
  return (
    <div className={styles.setting}>
      <TextField
        label={label}
        {...(hint && { hint })}
        value={textIn(setting, typed.texts)}
        onChange={(text) => typed.type(setting, text)}
        placeholder={setting.usual ?? ''}
        error={error}
        validationBehavior="aria"
        isReadOnly={setting.source === 'environment'}
        inputMode={isNumber ? 'numeric' : 'text'}
        autoComplete="off"
        spellCheck="false"
      />
      <SettingSource setting={setting} typed={typed} label={label} />
      {setting.warning && (
        <p className={styles.source} data-tone="bad">
          {setting.warning}
        </p>
      )}
    </div>
  );
}
