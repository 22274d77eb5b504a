import type { Release } from 'contract/content/pages/press-releases.ts';
import { longDate } from 'contract/dates.ts';
import { content } from '../../content.ts';
import { Contents } from '../../design/ui/Contents.tsx';
import { Linked } from '../../design/ui/Marked.tsx';
import { Prose } from '../../design/ui/Prose.tsx';
import { Section } from '../../design/ui/Section.tsx';
import styles from './ReleaseList.module.css';

/** Every version with what it brought, to whom, beside a list of them. */
export function ReleaseList() {
  const { title, lede, list } = content().one('pages/changelog').versions;
  const sections = list.map(({ version, date }) => ({
    id: anchorOf(version),
    title: date === undefined ? version : `${version}, ${longDate(date)}`,
  }));
  return (
    <Section labelledBy="releases-title">
      <div className={styles.root}>
        <Contents sections={sections} />
        <Prose>
          <h2 id="releases-title">{title}</h2>
          <p>
            <Linked text={lede} />
          </p>
          {list.map((release) => (
            <ReleaseEntry {...release} key={release.version} />
          ))}
        </Prose>
      </div>
    </Section>
  );
}

function ReleaseEntry({ version, date, groups }: Release) {
  const { inTheMaking } = content().one('pages/changelog').versions;
  return (
    <>
      <h3 id={anchorOf(version)}>
        {version}, {date === undefined ? inTheMaking : <time dateTime={date}>{longDate(date)}</time>}
      </h3>
      {groups.map(({ audience, changes }) => (
        <section key={audience}>
          <h4>{audience}</h4>
          <ul>
            {changes.map((change) => (
              <li key={change}>{withCode(change)}</li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** Every second part stands between backticks. */
function withCode(text: string) {
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={part}>{part}</code> : part));
}

function anchorOf(version: string): string {
  return `v${version}`;
}
