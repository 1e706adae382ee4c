import { changeTheme } from '@assay/contract/accounts/settings.ts';
import { getHomeBackground } from '@assay/contract/site/pictures.ts';
import { Button, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { toast } from '../../../lib/notices.ts';
import {
  CARD_STYLES,
  type CardStyle,
  keepTheme,
  type OwnTheme,
  previewTheme,
  useSavedTheme,
} from '../../../lib/page/own-theme.ts';
import { useText } from '../../../lib/text.ts';
import { setUser, useUser } from '../../../lib/token.ts';
import { useAction, useCall } from '../../../lib/use-call.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Segments } from '../../../ui/segments/segments.tsx';
import { parseHex, readableOn } from '../../../ui/theme/colors.ts';
import { DEFAULT_ACCENT, LIGHT_SURFACE } from '../../../ui/theme/theme.ts';
import classes from './settings.module.css';
import { TEXT } from './text.ts';

const DIALOG_PX = 400;
const SWATCHES = [
  DEFAULT_ACCENT,
  '#0f766e',
  '#15803d',
  '#966711',
  '#b45309',
  '#b91c1c',
  '#be185d',
  '#7e22ce',
  '#475569',
];
const CARD_WORDS = { solid: 'cardsSolid', frosted: 'cardsFrosted', outlined: 'cardsOutlined' } as const;

/** The own accent colour, background picture and card style, shown on the page while they are chosen (ACC-23). */
export function ThemeDialog({ onClose }: { onClose: () => void }) {
  const say = useText(TEXT);
  const user = useUser();
  const saved = useSavedTheme();
  const [accent, setAccent] = useState(saved.themeColor ?? DEFAULT_ACCENT);
  const [bgImgId, setPicture] = useState(saved.bgImgId);
  const [cardStyle, setCardStyle] = useState<CardStyle>(saved.cardStyle);
  const valid = parseHex(accent) !== null;
  const readable = valid ? readableOn(accent, LIGHT_SURFACE) : accent;
  const adjusted = valid && readable.toLowerCase() !== accent.toLowerCase();
  const themeColor = valid && accent.toLowerCase() !== DEFAULT_ACCENT ? accent : null;
  useEffect(() => previewTheme({ themeColor, bgImgId, cardStyle }), [themeColor, bgImgId, cardStyle]);
  useEffect(() => () => previewTheme(null), []);
  const action = useAction(changeTheme, { onSuccess: setUser });
  const save = async () => {
    const theme: OwnTheme = { themeColor, bgImgId, cardStyle };
    if (user) await action.mutateAsync(theme);
    else keepTheme(theme);
    toast.success(say('themeSaved'));
    onClose();
  };
  return (
    <Dialog opened onClose={onClose} size={DIALOG_PX} title={say('theme')}>
      <div className={classes.form}>
        <TextInput
          label={say('accent')}
          value={accent}
          maxLength={7}
          spellCheck={false}
          onChange={(event) => setAccent(event.currentTarget.value)}
          error={valid ? null : say('accentBad')}
          description={adjusted ? say('accentAdjusted', { color: readable }) : undefined}
          leftSection={
            <input
              type="color"
              className={classes.picker}
              aria-label={say('accentPick')}
              value={valid ? accent : DEFAULT_ACCENT}
              onChange={(event) => setAccent(event.currentTarget.value)}
            />
          }
        />
        <div className={classes.swatches}>
          {SWATCHES.map((color) => (
            <button
              key={color}
              type="button"
              style={{ background: color }}
              aria-label={color}
              aria-pressed={color === accent.toLowerCase()}
              onClick={() => setAccent(color)}
            />
          ))}
        </div>
        <div>
          <p className={classes.label}>{say('cards')}</p>
          <Segments
            label={say('cards')}
            value={cardStyle}
            choices={CARD_STYLES.map((style) => ({ value: style, label: say(CARD_WORDS[style]) }))}
            onChange={setCardStyle}
          />
        </div>
        <Backgrounds chosen={bgImgId} onChoose={setPicture} />
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose}>
            {say('cancel')}
          </Button>
          <Button onClick={() => void save().catch(() => {})} disabled={!valid} loading={action.isPending}>
            {say('save')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/** The site's background pictures, and none. */
function Backgrounds({ chosen, onChoose }: { chosen: number | null; onChoose: (id: number | null) => void }) {
  const say = useText(TEXT);
  const { data } = useCall(getHomeBackground, {}, { staleTime: 600_000 });
  if (!data || data.length === 0) return null;
  return (
    <div>
      <p className={classes.label} id="background">
        {say('background')}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of buttons is no part of a form */}
      <div role="group" aria-labelledby="background" className={classes.pictures}>
        <button type="button" aria-pressed={chosen === null} onClick={() => onChoose(null)}>
          {say('noBackground')}
        </button>
        {data.map(({ id, url, name }, at) => (
          <button key={id} type="button" aria-pressed={chosen === id} onClick={() => onChoose(id)}>
            <img src={url} alt={name || say('backgroundNo', { number: at + 1 })} loading="lazy" />
          </button>
        ))}
      </div>
    </div>
  );
}
