import { TOPICS } from 'contract/answers/topics.ts';
import { TopicMatcher } from './modules/search/topics/topic-matcher.ts';
const m = new TopicMatcher(TOPICS);
for (const q of process.argv.slice(2)) { const t=performance.now(); const r=m.match(q,5); const d=performance.now()-t; console.log(q, r.map(({topic,score})=>`${topic.id}:${score.toFixed(2)}`).join(' '), d.toFixed(1)+'ms'); }
