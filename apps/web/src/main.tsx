import 'virtual:mantine.css';
import './ui/theme/base.css';
import 'virtual:theme.css';
import { createBrowserHistory, RouterProvider } from '@tanstack/react-router';
import { startApp } from './app/start.ts';
import { pause, takeOver } from './app/take-over.tsx';
import { takePageData } from './lib/page/page-data.ts';
import { makeRouter, routeTree } from './routes.tsx';

// Styles of the kit are small and every page wants some: one file of them comes sooner than a dozen of their pieces.
import.meta.glob(['./ui/**/*.module.css', './features/markdown/code-colours.css'], { eager: true });

async function begin(): Promise<void> {
  await pause();
  routeTree();
  await pause();
  const history = createBrowserHistory();
  await pause();
  const router = makeRouter(history);
  await pause();
  startApp(router);
  await pause();
  const keepPageData = takePageData();
  await pause();
  await takeOver(document.getElementById('root') as HTMLElement, router, <RouterProvider router={router} />);
  keepPageData();
}

void begin();
