import { Contents } from '../../design/ui/Contents.tsx';
import { Prose } from '../../design/ui/Prose.tsx';
import { Section } from '../../design/ui/Section.tsx';
import { paths } from '../../product/paths.ts';
import styles from './ReleaseList.module.css';
import { type Release, releases } from './releases.ts';

const sections = releases.map(({ version, date }) => ({
  id: anchorOf(version),
  title: date === null ? version : `${version}, ${longDate(date)}`,
}));

/** Every version with what it brought, to whom, beside a list of them. */
export function ReleaseList() {
  return (
    <Section labelledBy="releases-title">
      <div className={styles.root}>
        <Contents sections={sections} />
        <Prose>
          <h2 id="releases-title">Versions</h2>
          <p>
            Which changes can come without notice, and how a call says it will go away:{' '}
            <a href={`${paths.apiReference}/versions`}>versions and deprecation</a>.
          </p>
          {releases.map((release) => (
            <ReleaseEntry {...release} key={release.version} />
          ))}
        </Prose>
      </div>
    </Section>
  );
}

function ReleaseEntry({ version, date, groups }: Release) {
  return (
    <>
      <h3 id={anchorOf(version)}>
        {version}, {date === null ? 'in the making' : <time dateTime={date}>{longDate(date)}</time>}
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

function longDate(day: string): string {
  return new Date(day).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}
