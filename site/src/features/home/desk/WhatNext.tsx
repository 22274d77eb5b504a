import { content } from '../../../content.ts';
import { Actions } from '../../../design/ui/Actions.tsx';

/** Where a visitor who has decided everything may go on. */
export function WhatNext() {
  return <Actions actions={content().one('pages/home').desk.next} />;
}
