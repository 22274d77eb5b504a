import { Picture } from '../../design/pictures/Picture.tsx';
import styles from './ConversationPicture.module.css';

type Step = { by: 'program' | 'server'; name: string; carries: string };

const STEPS: readonly Step[] = [
  { by: 'program', name: 'POST signup', carries: 'client, email, password' },
  { by: 'server', name: '201', carries: 'a token pair' },
  { by: 'program', name: 'connect', carries: 'the access token' },
  { by: 'server', name: 'rooms', carries: 'where you can talk' },
  { by: 'program', name: 'aiMessage', carries: 'your question' },
  { by: 'server', name: 'messageReceived', carries: 'it’s stored' },
  { by: 'server', name: 'PostAIResponse', carries: 'the answer' },
];

/** A first conversation as two sets of threads: what the program says, and what comes back. */
export function ConversationPicture() {
  return (
    <Picture
      title="A first conversation"
      alt="A program signs up and gets tokens, connects and gets its rooms, asks a question, hears that it’s stored, and then gets the answer."
    >
      <ol className={styles.root}>
        {STEPS.map(({ by, name, carries }) => (
          <li className={`${styles.step} ${styles[by]}`} key={name}>
            <span className={styles.name}>{name}</span>
            <span className={styles.carries}>{carries}</span>
          </li>
        ))}
      </ol>
    </Picture>
  );
}
