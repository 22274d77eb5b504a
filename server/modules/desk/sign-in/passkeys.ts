import type {
  AuthenticationResponseJSON,
  RegistrationResponseJSON,
  WebAuthnCredential,
} from '@simplewebauthn/server';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../plugins/database/schema.ts';
import type { DeskPerson } from '../../../plugins/http/desk-calls.ts';
import type { SignedTokens } from '../../../plugins/secrets/signed-tokens.ts';
import { PasskeyRefused } from '../desk-errors.ts';
import type { DeskParts } from '../desk-parts.ts';
import { useQuestion } from './links.store.ts';
import {
  findPasskey,
  insertPasskey,
  listPasskeys,
  MOST_PASSKEYS,
  markPasskeyUsed,
  type StoredPasskey,
} from './passkeys.store.ts';

/** Time that a browser may take over a passkey. */
const LIFE_MS = 5 * 60_000;
/** Subject of a question at sign-in, when the person is not yet known. */
const ANYONE = '';
/** EdDSA, ES256 and RS256, as COSE numbers them: every authenticator has one of these. */
const ALGORITHMS = [-8, -7, -257];

type Transports = NonNullable<WebAuthnCredential['transports']>;

/** Makes the questions that passkeys answer, and checks the answers. */
export interface Passkeys {
  /**
   * Creates the question for a sign-in with any passkey of this site.
   * @param origin under which the browser sees the desk
   */
  askAnyone(origin: string): Promise<object>;
  /** Creates the question for a signed-in person who shows a passkey again. */
  askAgain(person: DeskPerson, origin: string): Promise<object>;
  /** Creates the question for a new passkey. */
  askNew(person: DeskPerson, origin: string): Promise<object>;
  /**
   * Checks a passkey that was shown.
   * @param person who must own it; undefined at a sign-in
   * @returns the owner's id, and a step that marks the answer as used
   * @throws {PasskeyRefused}
   */
  check(
    answer: AuthenticationResponseJSON,
    person: DeskPerson | undefined,
    origin: string,
  ): Promise<{ personId: string; store: Store }>;
  /** Checks a new passkey. @returns what stores it @throws {PasskeyRefused} */
  add(answer: RegistrationResponseJSON, label: string, person: DeskPerson, origin: string): Promise<Store>;
}

/** Writes what was checked, within a transaction. @throws {PasskeyRefused} where it was written before */
type Store = (transaction: Kysely<Tables>) => Promise<void>;

/** Loads the library when the first passkey is needed: a server with an unused desk does not pay for it. */
const library = () => import('@simplewebauthn/server');

const idOf = (origin: string) => new URL(origin).hostname;

export function createPasskeys({
  database,
  clock,
  productName,
  signedTokens,
}: DeskParts & { signedTokens: SignedTokens }): Passkeys {
  const expiry = () => new Date(clock().getTime() + LIFE_MS);
  const challenge = (purpose: string, about: string) =>
    new Uint8Array(signedTokens.make(purpose, about, expiry()));
  const isOurs = (purpose: string, about: string) => (question: string) =>
    signedTokens.isOurs(purpose, about, Buffer.from(question, 'base64url'), clock());

  return {
    async askAnyone(origin) {
      const { generateAuthenticationOptions } = await library();
      return await generateAuthenticationOptions({
        rpID: idOf(origin),
        challenge: challenge('sign-in', ANYONE),
        timeout: LIFE_MS,
        userVerification: 'required',
      });
    },

    async askAgain({ id }, origin) {
      const { generateAuthenticationOptions } = await library();
      return await generateAuthenticationOptions({
        rpID: idOf(origin),
        challenge: challenge('again', id),
        timeout: LIFE_MS,
        userVerification: 'required',
        allowCredentials: await describePasskeys(id),
      });
    },

    async askNew({ id, email, name }, origin) {
      const { generateRegistrationOptions } = await library();
      return await generateRegistrationOptions({
        rpID: idOf(origin),
        rpName: `${productName} Desk`,
        userID: new TextEncoder().encode(id),
        userName: email,
        userDisplayName: name,
        challenge: challenge('new', id),
        timeout: LIFE_MS,
        attestationType: 'none',
        supportedAlgorithmIDs: ALGORITHMS,
        excludeCredentials: await describePasskeys(id),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
    },

    async check(answer, person, origin) {
      const passkey = await findPasskey(database, answer.id);
      if (!passkey || (person && passkey.personId !== person.id)) throw new PasskeyRefused();
      const [purpose, about] = person ? ['again', person.id] : ['sign-in', ANYONE];
      const counter = await verifyShown(answer, passkey, isOurs(purpose, about), origin);
      const { personId, credential } = passkey;
      const store: Store = async (transaction) => {
        await useUp(transaction, answer, personId);
        await markPasskeyUsed(transaction, credential.id, counter, clock());
      };
      return { personId, store };
    },

    async add(answer, label, person, origin) {
      const { id: personId } = person;
      if ((await listPasskeys(database, personId)).length >= MOST_PASSKEYS) throw new PasskeyRefused();
      const credential = await verifyNew(answer, isOurs('new', personId), origin);
      return async (transaction) => {
        await useUp(transaction, answer, personId);
        if (!(await insertPasskey(transaction, { personId, credential }, label, clock())))
          throw new PasskeyRefused();
      };
    },
  };

  async function describePasskeys(personId: string) {
    const passkeys = await listPasskeys(database, personId);
    return passkeys.map(({ id, transports }) => ({ id, transports: JSON.parse(transports) as Transports }));
  }

  /** An answer that was overheard must not be answered with again. */
  async function useUp(
    transaction: Kysely<Tables>,
    { response }: AuthenticationResponseJSON | RegistrationResponseJSON,
    personId: string,
  ): Promise<void> {
    const { challenge: question } = JSON.parse(
      Buffer.from(response.clientDataJSON, 'base64url').toString(),
    ) as { challenge: string };
    if (!(await useQuestion(transaction, { question, personId, expiresAt: expiry() })))
      throw new PasskeyRefused();
  }
}

type Expected = (question: string) => boolean;

/** @returns the authenticator's counter @throws {PasskeyRefused} */
async function verifyShown(
  response: AuthenticationResponseJSON,
  { credential }: StoredPasskey,
  expectedChallenge: Expected,
  origin: string,
): Promise<number> {
  const { verifyAuthenticationResponse } = await library();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    ...{ response, credential, expectedChallenge },
    expectedOrigin: origin,
    expectedRPID: idOf(origin),
  }).catch(refuse);
  if (!verified) throw new PasskeyRefused();
  return authenticationInfo.newCounter;
}

/** @throws {PasskeyRefused} */
async function verifyNew(
  response: RegistrationResponseJSON,
  expectedChallenge: Expected,
  origin: string,
): Promise<WebAuthnCredential> {
  const { verifyRegistrationResponse } = await library();
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    ...{ response, expectedChallenge, supportedAlgorithmIDs: ALGORITHMS },
    expectedOrigin: origin,
    expectedRPID: idOf(origin),
  }).catch(refuse);
  if (!verified || !registrationInfo) throw new PasskeyRefused();
  return registrationInfo.credential;
}

/** Rejects the answer, with the same error for whatever fault the library finds. */
function refuse(cause: unknown): never {
  throw new PasskeyRefused(cause);
}
