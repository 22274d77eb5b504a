import { Actions } from '../../../design/ui/Actions.tsx';
import { signUp } from '../../../product/actions.ts';

/** Where a visitor who has decided everything may go on. */
export function WhatNext() {
  return <Actions actions={[signUp('Try for Free')]} />;
}
