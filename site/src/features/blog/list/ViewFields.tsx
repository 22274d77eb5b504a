import type { ListView } from './list-view.ts';

/** What a form of the list keeps of the view when it is sent without script, beside its own field. */
export function ViewFields({ categorySlug = '', search = '' }: Partial<ListView>) {
  return (
    <>
      {categorySlug && <input type="hidden" name="category" value={categorySlug} />}
      {search && <input type="hidden" name="q" value={search} />}
    </>
  );
}
