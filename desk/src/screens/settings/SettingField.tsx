import { namedDays, WEEKDAYS } from 'contract/bookings/weekdays.ts';
import type { DeskSetting } from 'contract/desk/settings.ts';
import { useState } from 'react';
import { listCountries, listZones } from '../../shared/places.ts';
import { ComboBox } from '../../shared/ui/ComboBox.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { WeekDays, WeekHours } from '../../shared/ui/WeekHours.tsx';
import { pressedOf } from '../../shared/ui/week-hours.rules.ts';
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
  const Control = CONTROLS[setting.name] ?? Line;
  return (
    <div className={styles.setting}>
      <Control
        setting={setting}
        text={textIn(setting, typed.texts)}
        type={(text) => typed.type(setting, text)}
        error={error}
        isReadOnly={setting.source === 'environment'}
      />
      <SettingSource setting={setting} typed={typed} label={setting.label} />
      {setting.warning && (
        <p className={styles.source} data-tone="bad">
          {setting.warning}
        </p>
      )}
    </div>
  );
}

interface ControlProps {
  setting: DeskSetting;
  text: string;
  type: (text: string) => void;
  error: string | undefined;
  isReadOnly: boolean;
}

function Line({ setting: { label, hint, isNumber, usual }, text, type, error, isReadOnly }: ControlProps) {
  return (
    <TextField
      label={label}
      {...(hint && { hint })}
      value={text}
      onChange={type}
      placeholder={usual ?? ''}
      error={error}
      validationBehavior="aria"
      isReadOnly={isReadOnly}
      inputMode={isNumber ? 'numeric' : 'text'}
      autoComplete="off"
      spellCheck="false"
    />
  );
}

function Zone({ setting: { label, usual = '' }, text, type, ...rest }: ControlProps) {
  const value = text || usual;
  return (
    <ComboBox
      label={label}
      hint="The clock of the office"
      options={listZones(value)}
      {...{ value, ...rest }}
      onChange={type}
    />
  );
}

function Country({ setting: { label, usual = '' }, text, type, ...rest }: ControlProps) {
  return (
    <ComboBox
      label={label}
      hint="For numbers that are typed without a country code"
      options={listCountries()}
      value={text || usual}
      onChange={type}
      {...rest}
    />
  );
}

function Days({ setting: { label, usual = '' }, text, type, ...rest }: ControlProps) {
  const named = new Set(namedDays((text || usual).split(',').map((part) => part.trim())));
  const pressed = new Set(WEEKDAYS.flatMap((day, index) => (named.has(day) ? [index] : [])));
  return <WeekDays label={label} pressed={pressed} onChange={type} {...rest} />;
}

function Hours(props: ControlProps) {
  const { setting, text, type, ...rest } = props;
  const [isInWords, setInWords] = useState(false);
  const pressed = pressedOf(text || (setting.usual ?? ''));
  if (isInWords || !pressed) return <Line {...props} />;
  return (
    <WeekHours
      label={setting.label}
      pressed={pressed}
      onChange={type}
      onTypeInstead={() => setInWords(true)}
      {...rest}
    />
  );
}

/** Settings that are chosen or pressed; all others are typed. */
const CONTROLS: Readonly<Record<string, typeof Line>> = {
  DEMO_ZONE: Zone,
  DEMO_DAYS: Days,
  DEMO_HOURS: Hours,
  PHONE_COUNTRY: Country,
};
