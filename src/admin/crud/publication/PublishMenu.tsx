import { Menu, MenuItem } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { type AriaAttributes, type MouseEvent, type ReactElement, useId, useState } from 'react';
import { type RaRecord, useGetRecordRepresentation, useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { languages } from '../../../../contract/languages';
import { isLive, isScheduled, type PublicationAct, publicationActs } from '../../../../contract/publication';
import { useDefinition } from '../definition/definitionContext';
import { useDialogLinks } from '../definition/dialogPaths';
import './texts';
import type { PublishingProps } from './Publishing';
import { usePreview } from './usePreview';

/** What can be done with a draft: what neither is live nor will be cannot be ended. */
const actsOn = ({ status, schedule }: RaRecord): PublicationAct[] =>
  publicationActs.filter((act) => act !== 'unpublish' || isLive(status) || isScheduled(schedule));

interface Opener extends AriaAttributes {
  onClick: (event: MouseEvent<HTMLElement>) => void;
}

export interface PublishMenuProps extends PublishingProps {
  /** The button that opens the menu; `label` names the record. */
  button: (label: string, opener: Opener) => ReactElement;
}

/** The menu of publishing of the record in context; each act is a dialog. */
export function PublishMenu({ button, at }: PublishMenuProps) {
  const record = useRecordContext();
  const { name } = useDefinition();
  const translate = useTranslate();
  const links = useDialogLinks();
  const represent = useGetRecordRepresentation(name);
  const queryClient = useQueryClient();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const preview = usePreview();
  if (!record) return null;
  const close = () => setAnchor(null);
  const choose = () => {
    // The dialog takes the version that is looked at here, not one that was loaded for an earlier dialog.
    queryClient.setQueryData([name, 'getOne', { id: String(record.id), meta: undefined }], record);
    close();
  };
  // A click on the row may open something else.
  const stop = (event: MouseEvent) => event.stopPropagation();
  const opener: Opener = {
    'aria-haspopup': 'menu',
    'aria-expanded': anchor !== null,
    'aria-controls': anchor ? id : undefined,
    onClick: (event) => {
      stop(event);
      setAnchor(event.currentTarget);
    },
  };
  return (
    <>
      {button(translate('publication.actionsOf', { record: String(represent(record)) }), opener)}
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={close} onClick={stop}>
        {languages.map((language) => (
          <MenuItem
            key={language}
            onClick={() => {
              close();
              void preview(String(record.id), language);
            }}
          >
            {translate(`publication.preview.${language}`)}
          </MenuItem>
        ))}
        {actsOn(record).map((act) => (
          <MenuItem
            key={act}
            component={Link}
            to={links.of(record.id, act)}
            state={at === 'form' ? links.kept : links.here}
            onClick={choose}
          >
            {translate(
              `publication.${act === 'unpublish' && !isLive(record.status) ? 'cancelAll' : act}.menu`,
            )}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
