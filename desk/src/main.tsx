import './app/styles.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { router } from './app/routes.tsx';
import { ApiError } from './shared/api.ts';
import { Toasts } from './shared/ui/Toasts.tsx';

/** Client whose answers show at once when a screen opens again; the stream of events invalidates them. */
const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      gcTime: 10 * 60_000,
      // A refusal stays one: only what got no answer, or a failing server, is asked again.
      retry: (failures, error) => failures < 2 && (!(error instanceof ApiError) || isPassing(error.status)),
    },
    mutations: { networkMode: 'always' },
  },
});

function isPassing(status: number): boolean {
  return status === 0 || status === 502 || status === 503 || status === 504;
}

const root = document.getElementById('desk');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <Toasts />
      </QueryClientProvider>
    </StrictMode>,
  );
}
