import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import type { PasskeySignIn } from 'contract/desk/sign-in.ts';
import { ApiError, call } from './api.ts';

/** A number in place of a name is no place for a passkey. */
const NUMERIC = /^[\d.]+$|^\[/;

/** Returns true if this browser has passkeys at this address. */
export function hasPasskeys(): boolean {
  return browserSupportsWebAuthn() && window.isSecureContext && !NUMERIC.test(location.hostname);
}

/** These calls ask for the person themselves: a refusal of theirs asks no one again. */
const QUIET = { quiet: true };

/** Signs in with any passkey for this desk. @throws an error that `passkeyProblem` puts in words */
export async function signInByPasskey(): Promise<void> {
  const body = await show('POST /sign-in/options');
  await call('POST /sign-in/passkey', { body, ...QUIET });
}

/** Shows a passkey again, for a call that needs one just now. @throws an error that `passkeyProblem` puts in words */
export async function showPasskeyAgain(): Promise<void> {
  const body = await show('POST /account/passkeys/again/options');
  await call('POST /account/passkeys/again', { body, ...QUIET });
}

async function show(name: 'POST /sign-in/options' | 'POST /account/passkeys/again/options') {
  const { options } = await call(name, QUIET);
  return bodyOf(await startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON }));
}

/** Adds a passkey of this device. @param isQuiet fails at once where one has to be shown first */
export async function addPasskey(isQuiet = false): Promise<void> {
  const how = { quiet: isQuiet };
  const { options } = await call('POST /account/passkeys/options', how);
  const answer = await startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON });
  await call('POST /account/passkeys', { body: bodyOf(answer), ...how });
}

/** The schema says less of an answer than the types of the library. */
function bodyOf(answer: object): PasskeySignIn {
  return { answer: answer as PasskeySignIn['answer'] };
}

/** Returns the reason why a passkey was not shown or added, in a sentence for the person. */
export function passkeyProblem(error: unknown): string {
  if (error instanceof ApiError) return error.message;
  const name = error instanceof Error ? error.name : '';
  if (name === 'InvalidStateError') return 'This device has a passkey for the desk already.';
  if (name === 'NotAllowedError' || name === 'AbortError') {
    return 'No passkey was chosen. Try again, or take another way.';
  }
  return 'This browser could not use a passkey here. Take another way, or another browser.';
}
