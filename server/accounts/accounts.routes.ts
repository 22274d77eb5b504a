import {
  LoginRequest,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  RefreshRequest,
  SignupRequest,
  UserResponse,
} from 'contract/accounts.ts';
import { ACCOUNT_PATHS } from 'contract/api-paths.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import type { TSchema } from 'typebox';
import { Overloaded, PublicError, StorageUnavailable } from '../web/errors.ts';
import { JSON_TYPE, requireReadableBody } from '../web/media-type.ts';
import { addRateLimit } from '../web/rate-limit.ts';
import { tidyBody } from '../web/tidy-body.ts';
import { describeInvalidBody, type FieldSentences } from '../web/validation-problems.ts';
import { ConnectionGone, TooManyFailures } from './account-errors.ts';
import type { Caller } from './account-parts.ts';
import type { Accounts } from './accounts.ts';

interface AccountRoutes {
  accounts: Accounts;
  loginsPerMinute: number;
  signupsPerHour: number;
  redis: Redis | null;
  onRefused: (code: string) => void;
}

interface AccountCall<Body> {
  url: string;
  body: TSchema;
  sentences?: FieldSentences;
  success: 200 | 201;
  answer: (body: Body, caller: Caller) => Promise<UserResponse>;
}

const HOUR_MS = 3_600_000;
const SIGNUP_SENTENCES = { password: `Use ${PASSWORD_MIN_LENGTH} to ${PASSWORD_MAX_LENGTH} characters` };

/** The three calls by which a user gets tokens (S2 section 7), each in the bounds of its caller's address. */
export async function addAccountRoutes(app: FastifyInstance, routes: AccountRoutes): Promise<void> {
  const { accounts, redis } = routes;
  const onRefused = () => routes.onRefused('rate_limited');
  app.addHook('onRequest', async (request) => requireReadableBody(request.headers, [JSON_TYPE]));

  await app.register(async (scope) => {
    const windowMs = HOUR_MS;
    await addRateLimit(scope, { name: 'signups', most: routes.signupsPerHour, windowMs, redis, onRefused });
    addCall<SignupRequest>(scope, {
      url: ACCOUNT_PATHS.signup,
      body: SignupRequest,
      sentences: SIGNUP_SENTENCES,
      success: 201,
      answer: (body, caller) => accounts.signUp(body, caller),
    });
  });

  await app.register(async (scope) => {
    await addRateLimit(scope, { name: 'logins', most: routes.loginsPerMinute, redis, onRefused });
    addCall<LoginRequest>(scope, {
      url: ACCOUNT_PATHS.login,
      body: LoginRequest,
      success: 200,
      answer: (body, caller) => accounts.logIn(body, caller),
    });
    addCall<RefreshRequest>(scope, {
      url: ACCOUNT_PATHS.refresh,
      body: RefreshRequest,
      success: 200,
      answer: ({ refresh_token }) => accounts.refresh(refresh_token),
    });
  });

  function addCall<Body>(scope: FastifyInstance, call: AccountCall<Body>): void {
    scope.route({
      method: 'POST',
      url: call.url,
      schema: { body: call.body, response: { [call.success]: UserResponse } },
      schemaErrorFormatter: (failures) => describeInvalidBody(failures, call.sentences),
      // A blank may be part of a password.
      preValidation: async (request) => tidyBody(request.body, ['password']),
      handler: async (request, reply) => {
        // What the schema above lets through.
        const answer = await call.answer(request.body as Body, callerOf(request, reply)).catch(refuse);
        // RFC 6749, 5.1: nobody on the way may keep tokens.
        return reply.code(call.success).header('cache-control', 'no-store').send(answer);
      },
    });
  }

  function refuse(failure: unknown): never {
    const error = failure instanceof PublicError ? failure : new StorageUnavailable(failure);
    if (error instanceof TooManyFailures || error instanceof Overloaded) routes.onRefused(error.code);
    throw error;
  }
}

/** Fastify's own `request.signal` is aborted as soon as the body has been read. */
function callerOf(request: FastifyRequest, { raw }: FastifyReply): Caller {
  const controller = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort(new ConnectionGone());
  });
  // Node does not know it any more once the connection is gone.
  return { address: request.ip ?? '', signal: controller.signal };
}
