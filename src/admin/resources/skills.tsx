import AutoAwesomeIcon from '@mui/icons-material/AutoAwesome';
import { skills as contract } from '../../../contract/skills';
import { paths } from '../../paths';
import { defineResource } from '../crud/definition/defineResource';

export const skills = defineResource(contract, {
  path: `${paths.admin.combat}/skills`,
  icon: AutoAwesomeIcon,
  filters: ['kind'],
  canDelete: true,
  balance: {},
  form: ['image', ['name', 'nameEn'], ['kind', 'cooldown'], 'description', 'descriptionEn', 'others'],
  texts: {
    noun: ['kỹ năng', 'Skill'],
    lower: ['kỹ năng', 'skill'],
    nouns: ['Kỹ năng', 'Skills'],
    empty: ['Phần quản lý kỹ năng sẽ sớm ra mắt.', 'Skills management is coming soon.'],
    labels: {
      name: ['Tên', 'Name'],
      kind: ['Hệ', 'Kind'],
      cooldown: ['Hồi chiêu (giây)', 'Cooldown (seconds)'],
      description: ['Mô tả', 'Description'],
    },
    choices: {
      kind: {
        Magic: ['Phép thuật', 'Magic'],
        Electric: ['Điện', 'Electric'],
      },
    },
  },
});
