import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { exportPlayer } from '../../../api/playerErasure';
import { guarded } from '../../../dataProvider/errors';
import { saveFile } from '../../../session/saveFile';

/** Downloads everything about a player as a zip file; leaving the page cancels it. */
export function ExportPlayer({ id }: { id: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const { mutate, isPending } = useMutation({
    mutationFn: () => {
      running.current = new AbortController();
      const { signal } = running.current;
      return guarded('player.export.failed', () => exportPlayer(id, signal));
    },
    onSuccess: (file) => saveFile(file, `player-${id}.zip`),
    onError: ({ message }) => {
      if (!running.current?.signal.aborted) notify(message, { type: 'error', messageArgs: { _: message } });
    },
  });
  return (
    <Button
      variant="outlined"
      aria-disabled={isPending}
      aria-busy={isPending}
      onClick={() => !isPending && mutate()}
    >
      {translate(isPending ? 'player.export.busy' : 'player.export.open')}
    </Button>
  );
}
