import { content } from '../../content.ts';
import choice from '../../design/ui/choice.module.css';
import rail from '../../design/ui/rail.module.css';
import { Section, SectionHead } from '../../design/ui/Section.tsx';
import unseen from '../../design/ui/unseen.module.css';
import { NAMED_ICONS } from '../../layout/icons/named-icons.ts';
import styles from './AgentTypes.module.css';

/**
 * Twenty kinds of agents, to find one's own (S1 sections 2.5 and 9). Style sheets narrow them to a kind; each leads to the
 * form, which `AgentForm.island.tsx` then fills in.
 */
export function AgentTypes() {
  const { title, lede, legend, all, kinds, list } = content().one('pages/services').agentTypes;
  return (
    <Section labelledBy="agent-types-title" tone="quiet">
      <SectionHead id="agent-types-title" title={title}>
        {lede}
      </SectionHead>
      <div className={styles.root}>
        <fieldset className={styles.kinds}>
          <legend className={unseen.unseen}>{legend}</legend>
          {Object.entries({ '': all, ...kinds }).map(([kind, name]) => (
            <label className={`${choice.choice} ${choice.chip}`} key={kind}>
              <input
                className={choice.radio}
                type="radio"
                name="agent-kind"
                value={kind}
                defaultChecked={kind === ''}
              />
              {name}
            </label>
          ))}
        </fieldset>
        <ul className={`${styles.grid} ${rail.rail}`} aria-labelledby="agent-types-title">
          {list.map((type) => {
            const Icon = NAMED_ICONS[type.icon];
            return (
              <li className={styles.type} data-kind={type.kind} data-role={type.role} key={type.name}>
                <Icon className={styles.icon} size={20} aria-hidden="true" />
                <h3 className={styles.name}>
                  <a className={styles.start} href={`#${startOf(type)}`}>
                    {type.name}
                  </a>
                </h3>
                <p className={styles.text}>{type.text}</p>
              </li>
            );
          })}
        </ul>
      </div>
    </Section>
  );
}

/** Returns the id of the place at the form to which a type of agent leads. */
export function startOf({ name }: { name: string }): string {
  return `start-${name.toLowerCase().replaceAll(' ', '-')}`;
}
