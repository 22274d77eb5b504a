import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

const root = document.getElementById('desk');
if (root) createRoot(root).render(<StrictMode>The desk</StrictMode>);
