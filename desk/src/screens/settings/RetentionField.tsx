import { LEAD_KINDS } from 'contract/api-paths.ts';
import type { DeskSetting } from 'contract/desk/settings.ts';
import { KIND_NAMES } from '../../shared/lead-words.ts';
import form from '../../shared/ui/form.module.css';
import { TextField } from '../../shared/ui/TextField.tsx';
import { SettingSource } from './SettingSource.tsx';
import styles from './Settings.module.css';
import { daysOf, shownText, textOfDays } from './settings.rules.ts';
import type { TypedSettings } from './use-typed-settings.ts';

interface Props {
  setting: DeskSetting;
  typed: TypedSettings;
  error: string | undefined;
}

/** Field of the retention of requests: a number of days for each kind. */
export function RetentionField({ setting, typed, error }: Props) {
  const { label } = setting;
  const usual = daysOf(setting.usual ?? '');
  // Who types one number means that the other kinds stay as they are, so the usual ones stand in their fields, too.
  const days = daysOf(typed.texts[setting.name] ?? (shownText(setting) || (setting.usual ?? '')));
  const type = (next: Record<string, string>) => {
    const inOrder = Object.fromEntries(LEAD_KINDS.map((kind) => [kind, next[kind] ?? '']));
    typed.type(setting, textOfDays(inOrder));
  };
  return (
    <fieldset className={styles.setting}>
      <legend className={styles.legend}>{label}</legend>
      <p className={form.hint}>
        In days. An empty field keeps that kind without an end. What is older goes when retention is applied,
        under Privacy.
      </p>
      <div className={styles.days}>
        {LEAD_KINDS.map((kind) => (
          <TextField
            key={kind}
            label={KIND_NAMES[kind]}
            value={days[kind] ?? ''}
            onChange={(number) => type({ ...days, [kind]: number })}
            placeholder={Object.keys(days).length === 0 ? (usual[kind] ?? '') : 'No end'}
            inputMode="numeric"
            isReadOnly={setting.source === 'environment'}
            autoComplete="off"
          />
        ))}
      </div>
      {error && <p className={form.error}>{error}</p>}
      <SettingSource setting={setting} typed={typed} label={label} />
    </fieldset>
  );
}
