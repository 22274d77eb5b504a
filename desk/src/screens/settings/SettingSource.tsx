import type { DeskSetting } from 'contract/desk/settings.ts';
import { Lock } from 'lucide-react';
import { useRef } from 'react';
import { Timestamp } from '../../shared/Timestamp.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import styles from './Settings.module.css';
import { textIn } from './settings.rules.ts';
import type { TypedSettings } from './use-typed-settings.ts';

interface Props {
  setting: DeskSetting;
  typed: TypedSettings;
  label: string;
}

/** Source of the value of a setting, and the button that takes it back. */
export function SettingSource({ setting, typed, label }: Props) {
  const line = useRef<HTMLParagraphElement>(null);
  const { source, isSecret, changedBy, changedAt, usual, name } = setting;
  if (source === 'environment') {
    return (
      <p className={styles.source}>
        <Lock aria-hidden /> Set by the server’s environment
      </p>
    );
  }
  if (!setting.isReadable) {
    return (
      <p className={styles.source} data-tone="bad">
        Stored with another key of the server, so it doesn’t count. Type it again.
      </p>
    );
  }
  if (source === 'default') {
    return (
      <p key="usual" className={styles.source}>
        {usual === undefined ? 'Not set' : 'Usual value'}
      </p>
    );
  }
  // The button that was pressed goes away: the focus moves on to the field.
  const then = (work: () => void) => () => {
    line.current?.parentElement?.querySelector<HTMLElement>('input, button, [tabindex="0"]')?.focus();
    work();
  };
  const isTaken = isSecret ? typed.removed.has(name) : textIn(setting, typed.texts).trim() === '';
  if (isTaken) {
    return (
      <p key="taken" ref={line} className={styles.source}>
        <span>
          {usual === undefined ? 'Removed once you save' : `Back to the usual ${usual} once you save`}
        </span>
        {isSecret && (
          <Button
            kind="quiet"
            size="small"
            aria-label={`Keep ${label}`}
            onPress={then(() => typed.remove(name, false))}
          >
            Keep
          </Button>
        )}
      </p>
    );
  }
  return (
    <p key="kept" ref={line} className={styles.source}>
      <span>{changedBy ? `Changed by ${changedBy}` : 'Set at the desk'}</span>
      {changedAt && <Timestamp at={changedAt} as="relative" />}
      {isSecret ? (
        <Button
          kind="quiet"
          size="small"
          aria-label={`Remove ${label}`}
          onPress={then(() => typed.remove(name, true))}
        >
          Remove
        </Button>
      ) : (
        <Button
          kind="quiet"
          size="small"
          aria-label={`Reset ${label}`}
          onPress={then(() => typed.type(setting, ''))}
        >
          Reset
        </Button>
      )}
    </p>
  );
}
