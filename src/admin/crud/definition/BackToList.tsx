import BackIcon from '@mui/icons-material/ArrowBackOutlined';
import { ListButton } from 'react-admin';

/** The way back to the list from a page of its own, with its arrow on the page's left edge. */
export const BackToList = () => <ListButton icon={<BackIcon />} sx={{ ml: { xs: -1, sm: '-5px' } }} />;
