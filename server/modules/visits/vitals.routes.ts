import type { IncomingHttpHeaders } from 'node:http';
import { VITALS, VITALS_CALL, type Vital } from 'contract/site/vitals.ts';
import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import { limitBursts } from '../../plugins/http/rate-limit.ts';
import { content } from '../../shared/content.ts';

/** Reports of one network: as fast as a few people leave pages. */
const REPORTS_OF_A_NETWORK = { burst: 40, perSecond: 2 };
const LARGEST_REPORT = 256;

const figure = (vital: Vital) => Type.Optional(Type.Number({ minimum: 0, maximum: VITALS[vital].most }));
const Report = Type.Object(
  { lcp: figure('lcp'), inp: figure('inp'), cls: figure('cls') },
  { additionalProperties: false },
);
export type VitalsReport = Static<typeof Report>;

interface VitalsRoute {
  count: (headers: IncomingHttpHeaders, report: VitalsReport) => void;
  onRateLimited: () => void;
}

/** Adds the call by which a page reports its speed. While no document asks for reports, none is counted. */
export function addVitalsRoute(app: FastifyInstance, { count, onRateLimited }: VitalsRoute): void {
  const reports = limitBursts({ ...REPORTS_OF_A_NETWORK, onRefused: onRateLimited });
  app.post<{ Body: VitalsReport }>(
    VITALS_CALL,
    { schema: { body: Report }, bodyLimit: LARGEST_REPORT },
    async ({ network, headers, body }, reply) => {
      await reports.take(network);
      if (content().one('data-handling').speed.percent > 0) count(headers, body);
      return reply.code(204).send();
    },
  );
}
