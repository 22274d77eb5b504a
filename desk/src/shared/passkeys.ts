import {
  type AuthenticationResponseJSON,
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import { ApiError, call } from './api.ts';

/** A number in place of a name is no place for a passkey. */
const NUMERIC = /^[\d.]+$|^\[/;

/** Whether this browser has passkeys at this address. */
export function hasPasskeys(): boolean {
  return browserSupportsWebAuthn() && window.isSecureContext && !NUMERIC.test(location.hostname);
}

/** These calls ask for the person themselves: a refusal of theirs asks no one again. */
const QUIET = { quiet: true };

/** Signs in with any passkey for this desk. @throws what `passkeyProblem` says in words */
export async function signInByPasskey(): Promise<void> {
  const answer = await show('/sign-in/options');
  await call('POST', '/sign-in/passkey', { answer }, QUIET);
}

/** Shows a passkey again, for what needs one just now. @throws what `passkeyProblem` says in words */
export async function showPasskeyAgain(): Promise<void> {
  const answer = await show('/account/passkeys/again/options');
  await call('POST', '/account/passkeys/again', { answer }, QUIET);
}

async function show(path: string): Promise<AuthenticationResponseJSON> {
  const { options } = await call<{ options: PublicKeyCredentialRequestOptionsJSON }>('POST', path, {}, QUIET);
  return startAuthentication({ optionsJSON: options });
}

/** Adds a passkey of this device. @param isQuiet fails at once where one has to be shown first */
export async function addPasskey(isQuiet = false): Promise<void> {
  const how = { quiet: isQuiet };
  const { options } = await call<{ options: PublicKeyCredentialCreationOptionsJSON }>(
    'POST',
    '/account/passkeys/options',
    {},
    how,
  );
  const answer: RegistrationResponseJSON = await startRegistration({ optionsJSON: options });
  await call('POST', '/account/passkeys', { answer }, how);
}

/** Why a passkey was not shown or added, in a sentence for the person. */
export function passkeyProblem(error: unknown): string {
  if (error instanceof ApiError) return error.message;
  const name = error instanceof Error ? error.name : '';
  if (name === 'InvalidStateError') return 'This device has a passkey for the desk already.';
  if (name === 'NotAllowedError' || name === 'AbortError') {
    return 'No passkey was chosen. Try again, or take another way.';
  }
  return 'This browser could not use a passkey here. Take another way, or another browser.';
}
