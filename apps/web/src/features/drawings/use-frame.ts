import type { Scene } from '@assay/contract/drawings/drawing.ts';
import {
  type DrawingLook,
  FRAME_READY,
  type FromFrame,
  type OpenDrawing,
  type ToFrame,
} from '@assay/contract/drawings/messages.ts';
import { cleanScene } from '@assay/rules/drawings/clean-scene.ts';
import { type FrameWord, readFrameWord } from '@assay/rules/drawings/read-frame-word.ts';
import { useEffect, useRef } from 'react';

/**
 * Speaks with the frame of the drawing board. Only the window of that frame is listened to, and once it is there only the port that it
 * was given; what it says is read as something that a stranger wrote.
 */
export function useFrame(first: Scene | null, look: DrawingLook, hear: (word: FrameWord) => void) {
  const frame = useRef<HTMLIFrameElement>(null);
  const port = useRef<MessagePort | null>(null);
  const now = useRef({ first, look, hear });
  now.current = { first, look, hear };
  const say = (word: ToFrame) => port.current?.postMessage(word);

  useEffect(() => {
    const begin = ({ source, data }: MessageEvent) => {
      const target = frame.current?.contentWindow;
      if (!target || source !== target || data !== FRAME_READY) return;
      const channel = new MessageChannel();
      port.current?.close();
      port.current = channel.port1;
      channel.port1.onmessage = (event: MessageEvent<FromFrame>) => {
        const word = readFrameWord(event.data);
        if (word) now.current.hear(word);
      };
      const scene = now.current.first && cleanScene(now.current.first);
      // it has no origin that could be named
      target.postMessage({ kind: 'open', scene, ...now.current.look } satisfies OpenDrawing, '*', [channel.port2]);
    };
    window.addEventListener('message', begin);
    return () => {
      window.removeEventListener('message', begin);
      port.current?.close();
    };
  }, []);

  const { lang, theme } = look;
  useEffect(() => port.current?.postMessage({ kind: 'look', lang, theme } satisfies ToFrame), [lang, theme]);
  return { frame, say, isOpen: () => port.current !== null };
}
