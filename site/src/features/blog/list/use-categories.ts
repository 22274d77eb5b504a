import type { BlogCategory } from 'contract/blog/blog.ts';
import { useEffect, useState } from 'react';
import { fetchCategories } from './list-calls.ts';

/** The categories, fetched again when the script arrives; `failed` if that fails. */
export function useCategories(first: BlogCategory[]): BlogCategory[] | 'failed' {
  const [categories, setCategories] = useState<BlogCategory[] | 'failed'>(first);

  useEffect(() => {
    const controller = new AbortController();
    fetchCategories(controller.signal).then(setCategories, () => {
      if (!controller.signal.aborted) setCategories('failed');
    });
    return () => controller.abort();
  }, []);

  return categories;
}
