import {
  type ForgotPasswordRequest,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  type RefreshRequest,
} from 'contract/accounts/accounts.ts';
import { CALLS } from 'contract/reference/calls.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addRateLimit } from '../../plugins/http/rate-limit.ts';
import type { SharedRedis } from '../../plugins/http/redis.ts';
import { JSON_TYPE, requireReadableBody, tidyBody } from '../../plugins/http/request-body.ts';
import { describeInvalidBody, type FieldSentences } from '../../plugins/http/validation-problems.ts';
import { Overloaded, PublicError, RateLimited, StorageUnavailable } from '../../shared/errors.ts';
import { ConnectionGone, TooManyFailures } from './account-errors.ts';
import type { Caller } from './account-parts.ts';
import type { Accounts } from './accounts.ts';

interface AccountRoutes {
  accounts: Accounts;
  /** Also the sign-ups of an hour. */
  loginsPerMinute: number;
  redis: SharedRedis | null;
  onRefused: (code: string) => void;
}

type CallName = {
  [Name in keyof typeof CALLS]: (typeof CALLS)[Name]['group'] extends 'Accounts' ? Name : never;
}[keyof typeof CALLS];

interface AccountCall<Body> {
  name: CallName;
  sentences?: FieldSentences;
  answer: (body: Body, caller: Caller) => Promise<object>;
}

const HOUR_SECONDS = 3_600;
const PASSWORD_SENTENCE = `Use ${PASSWORD_MIN_LENGTH} to ${PASSWORD_MAX_LENGTH} characters`;
/** Passwords, which may contain blanks. */
const AS_TYPED = ['password', 'currentPassword', 'newPassword'];

/** Adds the calls that give a user tokens (S2 section 7), and those that end logins (design.md, 'Additions to S2'). */
export async function addAccountRoutes(app: FastifyInstance, routes: AccountRoutes): Promise<void> {
  const { accounts, redis } = routes;
  const onRefused = () => routes.onRefused('rate_limited');
  app.addHook('onRequest', async (request) => requireReadableBody(request.headers, [JSON_TYPE]));

  await app.register(async (scope) => {
    const seconds = HOUR_SECONDS;
    addRateLimit(scope, { name: 'signups', most: routes.loginsPerMinute, seconds, redis, onRefused });
    addCall(scope, {
      name: 'signup',
      sentences: { password: PASSWORD_SENTENCE },
      answer: accounts.signUp,
    });
  });

  await app.register(async (scope) => {
    addRateLimit(scope, { name: 'logins', most: routes.loginsPerMinute, redis, onRefused });
    addCall(scope, { name: 'login', answer: accounts.logIn });
    addCall(scope, {
      name: 'refresh',
      answer: ({ refresh_token }: RefreshRequest) => accounts.refresh(refresh_token),
    });
    addCall(scope, {
      name: 'logout',
      sentences: { everywhere: 'Send true or false' },
      answer: accounts.logOut,
    });
    addCall(scope, {
      name: 'change-password',
      sentences: { newPassword: PASSWORD_SENTENCE },
      answer: accounts.changePassword,
    });
    addCall(scope, {
      name: 'forgot-password',
      answer: async (request: ForgotPasswordRequest) => accounts.forgotPassword(request),
    });
    addCall(scope, {
      name: 'reset-password',
      sentences: { newPassword: PASSWORD_SENTENCE },
      answer: accounts.resetPassword,
    });
    addCall(scope, { name: 'delete-account', answer: accounts.deleteAccount });
  });

  function addCall<Body>(scope: FastifyInstance, call: AccountCall<Body>): void {
    const { name, sentences, answer } = call;
    const { method, path, body, success } = CALLS[name];
    scope.route({
      method,
      url: path,
      schema: { body, response: { [success.status]: success.schema } },
      schemaErrorFormatter: (failures) => describeInvalidBody(failures, sentences),
      preValidation: async (request) => tidyBody(request.body, AS_TYPED, body),
      handler: async (request, reply) => {
        // What the schema above lets through.
        const answered = await answer(request.body as Body, callerOf(request, reply)).catch(refuse);
        // RFC 6749, 5.1: no cache may store tokens.
        return reply.code(success.status).header('cache-control', 'no-store').send(answered);
      },
    });
  }

  function refuse(failure: unknown): never {
    const error = failure instanceof PublicError ? failure : new StorageUnavailable(failure);
    const isRefusal = [TooManyFailures, RateLimited, Overloaded].some((kind) => error instanceof kind);
    if (isRefusal) routes.onRefused(error.code);
    throw error;
  }
}

/** Returns the caller. Fastify's own `request.signal` is aborted as soon as the body has been read. */
function callerOf(request: FastifyRequest, { raw }: FastifyReply): Caller {
  const controller = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort(new ConnectionGone());
  });
  const { authorization } = request.headers;
  return { network: request.network, authorization, signal: controller.signal };
}
