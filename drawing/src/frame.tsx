import {
  Excalidraw,
  exportToBlob,
  exportToSvg,
  hashElementsVersion,
  MainMenu,
  restoreElements,
} from '@excalidraw/excalidraw';
import '@excalidraw/excalidraw/index.css';
import './frame.css';
import { useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Scene } from '../../packages/contract/src/drawings/drawing.ts';
import type {
  DrawingLook,
  FromFrame,
  OpenDrawing,
  PictureKind,
  ToFrame,
} from '../../packages/contract/src/drawings/messages.ts';

// biome-ignore lint/suspicious/noExplicitAny: the types of the library are there only while it is built
type Api = any;

const REST_MS = 800;
/** Browsers draw no larger picture. */
const PICTURE_MAX_PX = 8000;
const PICTURE_PADDING_PX = 16;
const LANGUAGES = { zh: 'zh-CN', en: 'en' };

/** What is kept of the drawing: what is there, without what was deleted, and the pictures that are shown. */
function sceneOf(api: Api): Scene {
  const elements = api.getSceneElements();
  const shown = new Set(elements.map((element: { fileId?: string }) => element.fileId));
  const files = Object.fromEntries(
    Object.entries<{ id: string; mimeType: string; dataURL: string; created: number }>(api.getFiles())
      .filter(([id]) => shown.has(id))
      .map(([id, { mimeType, dataURL, created }]) => [id, { id, mimeType, dataURL, created }]),
  );
  return { elements, background: api.getAppState().viewBackgroundColor, files };
}

const versionOf = ({ elements, background, files }: Scene) =>
  `${hashElementsVersion(elements as never)} ${background} ${Object.keys(files).join()}`;

async function pictureOf(api: Api, as: PictureKind): Promise<ArrayBuffer> {
  const { elements, background, files } = sceneOf(api);
  const appState = { exportBackground: true, viewBackgroundColor: background, exportWithDarkMode: false };
  const drawn = { elements, appState, files, exportPadding: PICTURE_PADDING_PX } as never;
  if (as === 'svg') return new TextEncoder().encode((await exportToSvg(drawn)).outerHTML).buffer as ArrayBuffer;
  const getDimensions = (width: number, height: number) => {
    const scale = Math.min(2, PICTURE_MAX_PX / Math.max(width, height, 1));
    return { width: width * scale, height: height * scale, scale };
  };
  const blob = await exportToBlob({ ...(drawn as object), mimeType: 'image/png', getDimensions } as never);
  return blob.arrayBuffer();
}

function Frame({ first, port }: { first: OpenDrawing; port: MessagePort }) {
  const [look, setLook] = useState<DrawingLook>(first);
  const api = useRef<Api>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const told = useRef<string | null>(null);
  const say = (word: FromFrame) => port.postMessage(word);
  const tell = () => {
    clearTimeout(rest.current);
    if (!api.current) return;
    const scene = sceneOf(api.current);
    const version = versionOf(scene);
    if (version === (told.current ?? version)) return;
    told.current = version;
    say({ kind: 'scene', scene });
  };
  const change = () => {
    // what was loaded is no change
    told.current ??= versionOf(sceneOf(api.current));
    clearTimeout(rest.current);
    rest.current = setTimeout(tell, REST_MS);
  };
  const show = ({ elements, background, files }: Scene) => {
    api.current.addFiles(Object.values(files));
    api.current.updateScene({
      elements: restoreElements(elements as never, null),
      appState: { viewBackgroundColor: background },
    });
    api.current.scrollToContent(undefined, { fitToContent: true });
    told.current = versionOf(sceneOf(api.current));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the port is one, and what answers reads refs
  useEffect(() => {
    port.onmessage = ({ data }: MessageEvent<ToFrame>) => {
      if (data.kind === 'look') setLook(data);
      else if (data.kind === 'show') show(data.scene);
      else if (data.kind === 'give') {
        tell();
        say({ kind: 'given' });
      } else
        pictureOf(api.current, data.as).then(
          (picture) => port.postMessage({ kind: 'picture', as: data.as, data: picture } satisfies FromFrame, [picture]),
          () => say({ kind: 'failed' }),
        );
    };
  }, [port]);
  return (
    <Excalidraw
      excalidrawAPI={(given: Api) => {
        api.current = given;
      }}
      initialData={
        {
          elements: first.scene?.elements ?? [],
          appState: { viewBackgroundColor: first.scene?.background ?? '#ffffff' },
          files: first.scene?.files ?? {},
          scrollToContent: true,
        } as never
      }
      onChange={change}
      langCode={LANGUAGES[look.lang]}
      theme={look.theme}
      autoFocus
      handleKeyboardGlobally
      aiEnabled={false}
      validateEmbeddable={false}
      UIOptions={{ canvasActions: { loadScene: false, saveToActiveFile: false, export: false, toggleTheme: false } }}
    >
      <MainMenu>
        <MainMenu.DefaultItems.SaveAsImage />
        <MainMenu.DefaultItems.SearchMenu />
        <MainMenu.DefaultItems.ClearCanvas />
        <MainMenu.Separator />
        <MainMenu.DefaultItems.ChangeCanvasBackground />
      </MainMenu>
    </Excalidraw>
  );
}

/** The page around the frame hands over the drawing and a port, once; nobody else is listened to. */
window.addEventListener('message', ({ source, data, ports }: MessageEvent<OpenDrawing>) => {
  const [port] = ports;
  if (source !== window.parent || data?.kind !== 'open' || !port) return;
  root.render(<Frame first={data} port={port} />);
});

const root = createRoot(document.querySelector('#drawing')!);
// only that it is there is said to whoever listens
window.parent.postMessage('drawing-ready', '*');
