import type { DeskSetting } from 'contract/desk/settings.ts';
import { TextField } from '../../shared/ui/TextField.tsx';
import { SettingSource } from './SettingSource.tsx';
import styles from './Settings.module.css';
import { textIn } from './settings.rules.ts';
import type { TypedSettings } from './use-typed-settings.ts';

interface Props {
  setting: DeskSetting;
  typed: TypedSettings;
  error: string | undefined;
  /** The server can encrypt it. */
  canKeep: boolean;
}

/** A secret: written, and never shown again. */
export function SecretField({ setting, typed, error, canKeep }: Props) {
  const { label, hint } = setting;
  const isFixed = setting.source === 'environment';
  return (
    <div className={styles.setting}>
      <TextField
        label={label}
        {...(hint && { hint })}
        type="password"
        value={textIn(setting, typed.texts)}
        onChange={(text) => typed.type(setting, text)}
        placeholder={isFixed ? 'Set' : setting.isSet ? 'Set. Type a new one to replace it.' : ''}
        error={error}
        validationBehavior="aria"
        isReadOnly={isFixed}
        isDisabled={!canKeep && !isFixed}
        autoComplete="off"
        spellCheck="false"
      />
      <SettingSource setting={setting} typed={typed} label={label} />
      {setting.warning && (
        <p className={styles.source} data-tone="bad">
          {setting.warning}
        </p>
      )}
      {setting.name === 'CRM_WEBHOOK_SECRET' && !isFixed && <Rotation />}
    </div>
  );
}

function Rotation() {
  return (
    <details className={styles.more}>
      <summary>Changing the secret without losing a message</summary>
      <ol>
        <li>
          Type the new secret and the old one with a comma between: <code>whsec_new,whsec_old</code>. Each
          message then has both signatures.
        </li>
        <li>Let the CRM check with the new secret.</li>
        <li>Come back, and save the new one alone.</li>
      </ol>
    </details>
  );
}
