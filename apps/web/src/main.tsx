import 'virtual:mantine.css';
import './ui/theme/base.css';
import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { startApp } from './app/start.ts';
import { makeRouter } from './routes.tsx';

const router = makeRouter();
startApp(router);
createRoot(document.getElementById('root') as HTMLElement).render(<RouterProvider router={router} />);
