/** How the two strands run past a step of the process picture. */
export type Strand = 'start' | 'split' | 'aside' | 'gate' | 'ahead';

/** A step of the process in the picture; `reasons` stand below the step that sets exceptions aside. */
export interface ProcessStep {
  strand: Strand;
  title: string;
  detail: string;
  state: string;
  tone: 'good' | 'human' | 'quiet';
  reasons?: readonly string[];
}

export const invoiceProcess: readonly ProcessStep[] = [
  {
    strand: 'start',
    title: '214 invoices read',
    detail: 'From email and the supplier portal',
    state: 'Done 6:10 AM',
    tone: 'good',
  },
  {
    strand: 'split',
    title: '206 match their PO',
    detail: 'PO, receipt and price match',
    state: 'Done 6:25 AM',
    tone: 'good',
  },
  {
    strand: 'aside',
    title: '8 set aside for Dana',
    detail: 'With documents and a suggested fix',
    state: 'Settled 9:40 AM',
    tone: 'human',
    reasons: ['5 prices differ', '2 without a PO', '1 sent twice'],
  },
  {
    strand: 'gate',
    title: '3 over $20,000 need Karin',
    detail: 'The run waits for her approval',
    state: 'Waiting',
    tone: 'human',
  },
  {
    strand: 'ahead',
    title: 'Payment file to the bank',
    detail: 'Then the ledger, then the archive',
    state: 'Next',
    tone: 'quiet',
  },
];
