import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { deletePlayerNote, notePlayer } from '../../../../contract/calls/playerPage';
import type { PlayerNote } from '../../../../contract/playerPage';
import { call } from '../../../api/call';
import { DateTime } from '../../ui/DateTime';
import { NoteForm } from '../../ui/forms/NoteForm';
import { PlayerList } from './PlayerList';
import type { TabProps } from './PlayerTab';
import { useActPermission } from './useActPermission';
import { usePlayerCall } from './usePlayer';

const box = { border: '2px solid', borderColor: 'divider', p: 2, mb: 2, listStyle: 'none' };

function Note({ note, id, mayWrite }: { note: PlayerNote; id: string; mayWrite: boolean }) {
  const translate = useTranslate();
  const remove = usePlayerCall(
    (one: string) => call(deletePlayerNote, { params: { id, note: one } }),
    'player.note.deleted',
  );
  return (
    <Box component="li" sx={box}>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{note.text}</Typography>
      <Typography color="text.secondary">
        {note.author} · <DateTime at={note.createdAt} />
      </Typography>
      {note.mayDelete && mayWrite && (
        <Button size="small" color="error" disabled={remove.isPending} onClick={() => remove.mutate(note.id)}>
          {translate('player.note.delete')}
        </Button>
      )}
    </Box>
  );
}

/** Staff notes about the player, and a field to add one. */
export function NotesTab({ player }: TabProps) {
  const { id } = player;
  const mayWrite = useActPermission(player)('note');
  const add = usePlayerCall(
    (text: string) => call(notePlayer, { params: { id }, body: { text } }),
    'player.note.added',
  );
  return (
    <Box sx={{ maxWidth: 720 }}>
      {mayWrite && (
        <NoteForm
          label="player.note.label"
          helperText="player.note.help"
          submit="player.note.add"
          add={(text) => add.mutateAsync(text)}
        />
      )}
      <PlayerList<PlayerNote>
        id={id}
        name="notes"
        rows={{ item: (note) => <Note key={note.id} note={note} id={id} mayWrite={mayWrite} /> }}
      />
    </Box>
  );
}
