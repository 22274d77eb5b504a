/** What a student says (S2 section 3, 'Testimonial'). The avatar is drawn from the name. Fictional people. */
export interface Testimonial {
  name: string;
  role: string;
  /** 1 to 5 stars. */
  rating: 1 | 2 | 3 | 4 | 5;
  comment: string;
}

export const testimonials: readonly Testimonial[] = [
  {
    name: 'Ines Albrecht',
    role: 'Head of support, garden tool maker',
    rating: 5,
    comment:
      'The scorecard in module 1 talked me out of the task I’d come with. The one it left me with was boring, frequent and safe. It’s been running since March.',
  },
  {
    name: 'Tomasz Wren',
    role: 'Operations lead, freight forwarding',
    rating: 5,
    comment:
      'I’d tried agents before and always judged them on three good answers. Twenty graded cases showed me in an afternoon why people didn’t trust them.',
  },
  {
    name: 'Adaeze Holm',
    role: 'Independent bookkeeper',
    rating: 4,
    comment:
      'No code, as promised. Module 4 took me two evenings instead of one, but I now know exactly what my agent can write and what it can only read.',
  },
  {
    name: 'Pauline Serrat',
    role: 'HR partner, clinic group',
    rating: 5,
    comment:
      'The lesson about handing over with the full context is the one I send to colleagues. Our approvals went from a chain of questions to a single look.',
  },
];
