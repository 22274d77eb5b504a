/** Who an access token stands for. */
export interface Session {
  userId: string;
  clientId: string;
  expiresAt: Date;
}

/** Why a token opens nothing; `code` is what a caller is told. */
export class InvalidToken extends Error {
  readonly code: 'unauthorized' | 'token_expired';

  constructor(code: 'unauthorized' | 'token_expired') {
    super(code === 'token_expired' ? 'The access token has expired.' : 'The access token is not valid.');
    this.name = new.target.name;
    this.code = code;
  }
}

/** What others need of the accounts. */
export interface Sessions {
  /** @throws {InvalidToken} for anything but a valid access token of ours */
  readAccessToken(token: string): Promise<Session>;
}
