import { runPlatform } from '../../server/platform/run-platform.ts';

/** The platform with an AI employee that fails in the way that a question names. */
await runPlatform({
  responder: {
    async answer({ content }) {
      if (content === 'never end') for (;;);
      if (content === 'throw') setImmediate(() => Promise.reject(new Error('not caught')));
      if (content === 'take all memory')
        for (const held: object[] = []; ; ) held.push({ text: 'x'.repeat(1e6) });
      return {
        content: `Heard: ${content}`,
        promptTokens: 0,
        completionTokens: 0,
        costUsd: 0,
        isError: false,
      };
    },
  },
});
