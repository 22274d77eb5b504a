import { useState } from 'react';
import { useOfferedActions } from '../shared/actions.ts';
import { areSingleKeysOn, setSingleKeys, wordsOf } from '../shared/keys.ts';
import { Switch } from '../shared/ui/Choice.tsx';
import { Dialog } from '../shared/ui/Dialog.tsx';
import styles from './KeyList.module.css';

/** The keys of what can be done on this screen, and whether those of a single character count. */
export function KeyList({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const actions = useOfferedActions().filter((action) => action.keys);
  const groups = [...new Set(actions.map((action) => action.group))];
  const [areOn, setOn] = useState(areSingleKeysOn);
  const change = (on: boolean) => {
    setSingleKeys(on);
    setOn(on);
  };
  return (
    <Dialog title="Keys" isOpen={isOpen} onClose={onClose} size="medium">
      <div className={styles.groups}>
        {groups.map((group) => (
          <section key={group} className={styles.group}>
            <h3 className={styles.heading}>{group}</h3>
            <dl className={styles.list}>
              {actions
                .filter((action) => action.group === group)
                .map((action) => (
                  <div key={action.id} className={styles.line}>
                    <dt>{action.label}</dt>
                    <dd>
                      <kbd>{wordsOf(action.keys ?? '')}</kbd>
                    </dd>
                  </div>
                ))}
            </dl>
          </section>
        ))}
      </div>
      <Switch isSelected={areOn} onChange={change}>
        Keys of a single character work on this device
      </Switch>
    </Dialog>
  );
}
