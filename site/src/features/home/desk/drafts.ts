/** A piece of work that an AI employee has prepared, and that waits for a decision. */
export interface Draft {
  agent: string;
  title: string;
  detail: string;
  /** What the trail calls it. */
  work: string;
  /** What is decided on; ¹ and ² stand for the sources. */
  text: string;
  sources: readonly string[];
  /** Why it may go back, each with the second draft that comes of it. */
  reasons: readonly { label: string; answer: string }[];
}

/** What lies on the desk: examples, and the section says so. */
export const drafts: readonly Draft[] = [
  {
    agent: 'Noah',
    title: 'Reply to Harriet Lowe',
    detail: 'Fenwick Freight, 40 seats',
    work: 'Noah’s reply',
    text: 'Hi Harriet, your quote for 40 seats is attached,¹ and page 2 covers IT’s questions on hosting.² The price holds until December 18. Does Thursday at 10:00 AM work for a call?',
    sources: ['¹ Price list, page 1', '² Security page, “Hosting”'],
    reasons: [
      {
        label: 'Too long',
        answer:
          'Hi Harriet, your quote for 40 seats is attached.¹ Page 2 answers the hosting questions.² Thursday at 10:00 AM?',
      },
      {
        label: 'Wrong price',
        answer:
          'Hi Harriet, 40 seats get our volume price, so I’ve lowered your quote.¹ Page 2 covers hosting.² Does Thursday at 10:00 AM work for a call?',
      },
      {
        label: 'Ask Legal first',
        answer:
          'Hi Harriet, our legal team is checking the hosting terms² today, so you’ll have the quote and their answer by Thursday. Does Friday at 10:00 AM work for a call?',
      },
    ],
  },
  {
    agent: 'Marco',
    title: 'Shelving is five days late',
    detail: 'Two ways to keep the opening',
    work: 'Marco’s plan',
    text: 'Denver’s shelving comes on the 18th, five days late.¹ If I train the night team first, we still open on the 23rd.² Express freight would be $1,900. Should I move the training?',
    sources: ['¹ Supplier’s email, Monday', '² Opening plan, v6'],
    reasons: [
      {
        label: 'Too long',
        answer:
          'Shelving is five days late.¹ Training goes first, shelves after. We still open on the 23rd.²',
      },
      {
        label: 'Pay for express',
        answer:
          'Express it is: $1,900, and the shelving is in Denver on the 14th.¹ Nothing else moves, and we open on the 23rd.² I’ll take it out of the contingency.',
      },
      {
        label: 'Too risky',
        answer:
          'Then we’ll move the opening from the 23rd to the 28th,² and the training stays where it is. The note to the Denver team is ready, with the new dates.',
      },
    ],
  },
  {
    agent: 'Felix',
    title: 'Invoice 2207 is $54 over',
    detail: 'Brightwater Supplies',
    work: 'Felix’s question',
    text: 'Hi Dana, invoice 2207 is for $4,182.00. Our order¹ and your delivery note² say $4,128.00, so two digits may be swapped. Could you send a corrected invoice?',
    sources: ['¹ Order 881', '² Delivery note, signed'],
    reasons: [
      {
        label: 'Too long',
        answer:
          'Hi Dana, invoice 2207 says $4,182.00, our order says $4,128.00.¹ Could you send a corrected one?',
      },
      {
        label: 'Pay the order',
        answer:
          'Hi Dana, we’re paying $4,128.00 on Friday, as ordered.¹ Invoice 2207 says $4,182.00. Could you send us a credit note for the $54.00?',
      },
      {
        label: 'Ask Purchasing first',
        answer:
          'Hi Jo, did we agree on $4,182.00 with Brightwater? The order¹ and the delivery note² say $4,128.00. I’ll hold the invoice until you’ve answered.',
      },
    ],
  },
];
