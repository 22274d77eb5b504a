// A process of its own: cuts one face after the other for `createFaceCutter`, until that one goes.
import subsetFont from 'subset-font';

process.on('message', async ({ face, letters }: { face: Uint8Array; letters: string }) => {
  process.send?.(await subsetFont(Buffer.from(face), letters, { targetFormat: 'woff2' }));
});
process.send?.('ready');
