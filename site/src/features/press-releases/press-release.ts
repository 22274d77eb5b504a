/** A benefit of a partnership, at the crossing of an agent and a team: both by their place in the lists. */
export interface PartnershipBenefit {
  title: string;
  text: string;
  crossing: { agent: 0 | 1 | 2; team: 0 | 1 | 2 };
}

/** A press release (S2 section 2). Everything the template shows; one file per release in `releases/`. */
export interface PressRelease {
  /** Last part of its address, and the name of its file. */
  slug: string;
  /** Whether the partner has confirmed all of it. Until then a notice says so, and search engines are kept out. */
  confirmed: boolean;
  /** As `clients.ts` has it. */
  partner: string;
  title: string;
  lede: string;
  /** For search engines. */
  description: string;
  location: string;
  /** Day of publication, as 2025-03-11. */
  date: string;
  paragraphs: readonly string[];
  /** What the head of the partner says. */
  quote: { text: string; name: string; role: string };
  /** The partner's teams and the agents that work beside them. */
  teams: readonly [string, string, string];
  agents: readonly [string, string, string];
  benefits: readonly [PartnershipBenefit, PartnershipBenefit, PartnershipBenefit];
  aboutPartner: string;
}
