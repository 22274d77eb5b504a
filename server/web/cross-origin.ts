import cors from '@fastify/cors';
import { BAGGAGE_HEADER, IDEMPOTENCY_KEY_HEADER, IDEMPOTENT_REPLAYED_HEADER } from 'contract/api-paths.ts';
import type { FastifyInstance } from 'fastify';

const PREFLIGHT_SECONDS = 86_400;

/** Lets the site at `publicUrl`, and no other, use the calls of this scope from another origin. */
export async function allowSite(app: FastifyInstance, publicUrl: string): Promise<void> {
  await app.register(cors, {
    origin: [publicUrl],
    methods: ['GET', 'HEAD', 'POST'],
    allowedHeaders: ['content-type', IDEMPOTENCY_KEY_HEADER, BAGGAGE_HEADER],
    exposedHeaders: [IDEMPOTENT_REPLAYED_HEADER, 'retry-after'],
    maxAge: PREFLIGHT_SECONDS,
    strictPreflight: false,
  });
}
