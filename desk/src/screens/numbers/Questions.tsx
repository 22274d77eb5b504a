import { useQuery } from '@tanstack/react-query';
import type { DeskQuestions } from 'contract/desk/questions.ts';
import { call } from '../../shared/api.ts';
import { formatNumber } from '../../shared/formats.ts';
import { Empty, Failed, Loading } from '../../shared/ui/States.tsx';
import { ChartFrame } from './ChartFrame.tsx';
import styles from './Numbers.module.css';
import { share } from './numbers-words.ts';

const MOST_BARS = 30;

/** Questions of visitors: those without an answer, and how answers were judged. */
export function Questions() {
  const { data, error, refetch } = useQuery({
    queryKey: ['questions'],
    queryFn: ({ signal }) => call('GET /numbers/questions', { signal }),
    refetchInterval: 60_000,
  });
  if (!data) return error ? <Failed error={error} onRetry={refetch} /> : <Loading />;
  if (data.unanswered.length + data.votes.length === 0) {
    return (
      <Empty title="Every question has found an answer">
        What visitors ask without finding an answer is listed here, without names, addresses and long numbers.
      </Empty>
    );
  }
  return (
    <div className={styles.charts}>
      <Unanswered questions={data.unanswered} />
      <Votes votes={data.votes} />
    </div>
  );
}

function Unanswered({ questions }: { questions: DeskQuestions['unanswered'] }) {
  const most = Math.max(1, ...questions.map(({ times }) => times));
  return (
    <ChartFrame
      title="Questions without an answer"
      note="Asked in the chat, under Ask or in the search in the last 90 days, without names, addresses and long numbers."
      columns={['Question', 'Times', 'First asked', 'Last asked']}
      rows={questions.map(({ question, times, firstDay, lastDay }) => [question, times, firstDay, lastDay])}
    >
      {questions.length === 0 && <p className={styles.note}>None.</p>}
      <ol className={styles.ranking}>
        {questions.slice(0, MOST_BARS).map(({ question, times }) => (
          <li key={question}>
            <span className={styles.ranked}>{question}</span>
            <span className={styles.total}>{formatNumber(times)}</span>
            <span className={styles.bar} style={{ inlineSize: `${(100 * times) / most}%` }} />
          </li>
        ))}
      </ol>
    </ChartFrame>
  );
}

function Votes({ votes }: { votes: DeskQuestions['votes'] }) {
  return (
    <ChartFrame
      title="Answers that were judged"
      note="The least helpful first, in all the time since they are counted."
      columns={['Topic', 'Helped', 'Did not help']}
      rows={votes.map(({ topic, helpful, unhelpful }) => [topic, helpful, unhelpful])}
    >
      {votes.length === 0 && <p className={styles.note}>No answer was judged.</p>}
      <ol className={styles.ranking}>
        {votes.slice(0, MOST_BARS).map(({ topic, helpful, unhelpful }) => (
          <li key={topic}>
            <span className={styles.ranked}>{topic}</span>
            <span className={styles.total}>
              {formatNumber(helpful)} of {formatNumber(helpful + unhelpful)}{' '}
              <span className={styles.detail}>{share(helpful, helpful + unhelpful)}</span>
            </span>
            <span
              className={styles.bar}
              style={{ inlineSize: `${(100 * helpful) / Math.max(1, helpful + unhelpful)}%` }}
            />
          </li>
        ))}
      </ol>
    </ChartFrame>
  );
}
