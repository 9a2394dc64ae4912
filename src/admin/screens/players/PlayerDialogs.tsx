import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { signPlayerOut, tagPlayer } from '../../../../contract/calls/playerPage';
import type { PlayerPage, TagsBody } from '../../../../contract/playerPage';
import { call } from '../../../api/call';
import { DefinitionContext } from '../../crud/definition/definitionContext';
import { StatusDialog } from '../../crud/dialogs/StatusDialog';
import { BanFields } from '../../resources/BanFields';
import { users } from '../../resources/registry';
import { ActionDialog } from '../../ui/dialogs/ActionDialog';
import { ReasonInput } from '../../ui/dialogs/ReasonInput';
import { EmailDialog } from './EmailDialog';
import { ErasureDialog } from './ErasureDialog';
import { GrantDialog } from './GrantDialog';
import { LostFactorDialog } from './LostFactorDialog';
import { TagsInput } from './TagsInput';
import { useActPermission } from './useActPermission';
import { usePlayerCall } from './usePlayer';

// With its search of accessories, which otherwise would load after its other fields had taken the focus.
const ItemDialog = lazy(async () => ({ default: (await import('./ItemDialog')).ItemDialog }));

interface DialogProps {
  player: PlayerPage;
  /** The address that closing leads to. */
  base: string;
}

function SignOutDialog({ player, base }: DialogProps) {
  const action = usePlayerCall(
    (body: { reason: string }) => call(signPlayerOut, { params: { id: player.id }, body }),
    'player.dialog.sign-out.done',
  );
  return (
    <ActionDialog<{ reason: string }>
      texts="player.dialog.sign-out"
      about={player.userName}
      action={action}
      isDanger
      closeTo={base}
    >
      <ReasonInput />
    </ActionDialog>
  );
}

function TagsDialog({ player, base }: DialogProps) {
  const { id, tags, version } = player;
  const action = usePlayerCall(
    (body: TagsBody) => call(tagPlayer, { params: { id }, body }),
    'player.dialog.tags.done',
  );
  return (
    <ActionDialog<TagsBody>
      texts="player.dialog.tags"
      about={player.userName}
      action={action}
      // Of the tags that the form begins with, as others may change them while it is open.
      defaultValues={{ tags, version }}
      closeTo={base}
    >
      <TagsInput />
    </ActionDialog>
  );
}

/** The list's dialog, which here requires a reason and leads back to the player's page. */
const BanDialog = ({ base }: DialogProps) => {
  const status = users.status && {
    ...users.status,
    states: users.status.states.map((state) =>
      state.inputs ? { ...state, inputs: <BanFields isReasonNeeded /> } : state,
    ),
  };
  return (
    <DefinitionContext.Provider value={{ ...users, path: base, status }}>
      <StatusDialog />
    </DefinitionContext.Provider>
  );
};

/** The dialogs about a player, each at an address below the open tab (docs/decisions/004). */
export function PlayerDialogs(props: DialogProps) {
  const home = <Navigate to={props.base} replace />;
  const mayDo = useActPermission(props.player);
  const item = mayDo('grant') ? (
    <Suspense>
      <ItemDialog {...props} />
    </Suspense>
  ) : (
    home
  );
  return (
    <Routes>
      <Route index element={null} />
      <Route path="email" element={mayDo('correctEmail') ? <EmailDialog {...props} /> : home} />
      <Route
        path="email-final"
        element={mayDo('endEmailUndo') ? <ErasureDialog {...props} asks="email-final" /> : home}
      />
      <Route path="erase" element={mayDo('erase') ? <ErasureDialog {...props} asks="erase" /> : home} />
      <Route path="keep" element={mayDo('keep') ? <ErasureDialog {...props} asks="keep" /> : home} />
      <Route path="lost-factor/:act" element={mayDo('lostFactor') ? <LostFactorDialog {...props} /> : home} />
      <Route path="sign-out" element={mayDo('signOut') ? <SignOutDialog {...props} /> : home} />
      <Route path="status" element={mayDo('ban') ? <BanDialog {...props} /> : home} />
      <Route path="tags" element={mayDo('tag') ? <TagsDialog {...props} /> : home} />
      <Route path="wallet" element={mayDo('grant') ? <GrantDialog {...props} /> : home} />
      <Route path="item" element={item} />
      <Route path="item/:item" element={item} />
      {/* Shown by the list of the requests. */}
      <Route path="requests/:request/:name" element={null} />
      <Route path="*" element={home} />
    </Routes>
  );
}
