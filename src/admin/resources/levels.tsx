import MilitaryTechIcon from '@mui/icons-material/MilitaryTech';
import { useContext } from 'react';
import { useRecordContext } from 'react-admin';
import { levelFields } from '../../../contract/levelFields';
import { gameAccess } from '../../../contract/permissions';
import { paths } from '../../paths';
import type { ResourceDefinition } from '../crud/definition/resourceDefinition';
import { useCalled } from '../crud/definition/useCalled';
import { NumberColumn } from '../crud/list/columns';
import { FigureInput } from '../ui/inputs/FigureInput';
import { required, ruleOf, whole } from '../ui/inputs/rules';
import { Column, InCard } from '../ui/list/Column';
import { Later } from './previews/Later';

const number = [required, whole, ruleOf((value) => value >= 1, 'resources.levels.fields.levelNumberRule')];
const experience = [
  required,
  whole,
  ruleOf((value) => value >= 0, 'resources.levels.fields.experienceRequiredRule'),
];

/** The number in its column; on a card, where it stands alone, "Level 3". */
function LevelName() {
  const record = useRecordContext();
  const called = useCalled();
  const isInCard = useContext(InCard);
  return record && (isInCard ? called(record) : record.levelNumber);
}

export const levels: ResourceDefinition = {
  name: 'levels',
  path: `${paths.admin.progress}/levels`,
  icon: MilitaryTechIcon,
  access: gameAccess,
  header: <Later of="LevelCurve" />,
  sort: { field: 'levelNumber', order: 'ASC' },
  columns: Object.keys(levelFields).map((field) =>
    field === 'levelNumber' ? (
      <Column key={field} source={field} align="right" card="heading">
        <LevelName />
      </Column>
    ) : (
      <NumberColumn key={field} source={field} />
    ),
  ),
  compared: ['experienceRequired'],
  canDelete: true,
  deleting: ({ levelNumber, experienceToNextLevel }) =>
    levelNumber === 1 || experienceToNextLevel === null ? undefined : 'resources.levels.own.between',
  balance: { fields: { experienceRequired: levelFields.experienceRequired } },
  dialogSize: 'sm',
  inputs: (mode) => (
    <>
      <FigureInput source="levelNumber" validate={number} disabled={mode === 'edit'} />
      <FigureInput source="experienceRequired" validate={experience} />
      <Later of="LevelPreview" />
    </>
  ),
  texts: {
    noun: ['cấp độ', 'Level'],
    lower: ['cấp độ', 'level'],
    nouns: ['Cấp độ', 'Level'],
    called: ['Cấp %{name}', 'Level %{name}'],
    own: {
      between: [
        'Cấp trước đó sẽ lên thẳng cấp sau đó.',
        'The level before it then leads to the one after it.',
      ],
    },
    fields: {
      levelNumber: ['Cấp', 'Level Number'],
      experienceRequired: ['Kinh nghiệm cần có', 'Experience Required'],
      experienceToNextLevel: ['Kinh nghiệm lên cấp sau', 'Experience To Next Level'],
      levelNumberRule: ['Số cấp phải từ 1 trở lên', 'Level number must be >= 1'],
      experienceRequiredRule: ['Kinh nghiệm cần có phải từ 0 trở lên', 'Experience required must be >= 0'],
    },
  },
};
