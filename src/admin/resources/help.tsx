import HelpIcon from '@mui/icons-material/HelpOutlineOutlined';
import { help as contract } from '../../../contract/help';
import { paths } from '../../paths';
import { defineResource } from '../crud/definition/defineResource';

export const help = defineResource(contract, {
  path: `${paths.admin.content}/help`,
  icon: HelpIcon,
  canDelete: true,
  labels: { sight: 'sight' },
  filters: ['sight', 'subject'],
  sort: { field: 'place', order: 'ASC' },
  defaultValues: { subject: 0, place: 1 },
  columns: ['question', 'sight', 'subject', 'place', 'others'],
  notInTable: ['answer'],
  form: [['question', 'questionEn'], 'answer', ['subject', 'place'], 'others'],
  texts: {
    vi: {
      noun: 'câu hỏi',
      lower: 'câu hỏi',
      nouns: 'Trợ giúp',
      labels: {
        question: 'Câu hỏi',
        answer: 'Câu trả lời',
        subject: 'Chủ đề',
        place: 'Thứ tự',
        sight: 'Trạng thái',
      },
      choices: {
        subject: {
          Payments: 'Thanh toán và kim cương',
          Account: 'Tài khoản',
          Game: 'Trò chơi',
          Items: 'Vật phẩm',
          Safety: 'An toàn',
        },
      },
      help: { place: 'Thứ tự trong chủ đề, từ 1 đến 99.' },
    },
    en: {
      noun: 'Question',
      lower: 'question',
      nouns: 'Help',
      labels: {
        question: 'Question',
        answer: 'Answer',
        subject: 'Subject',
        place: 'Order',
        sight: 'State',
      },
      choices: {
        subject: {
          Payments: 'Payments and diamonds',
          Account: 'Account',
          Game: 'The game',
          Items: 'Items',
          Safety: 'Safety',
        },
      },
      help: { place: 'The order within its subject, from 1 to 99.' },
    },
  },
});
