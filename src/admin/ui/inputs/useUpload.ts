import { useEffect, useRef, useState } from 'react';
import { useInput, useTranslate } from 'react-admin';
import { isFileName, largestFile, tooLargeFile, wrongFileName } from '../../../../contract/files';
import { messagesOf, serverMessage } from '../../../api/ApiError';
import { uploadFile } from '../../../api/upload';
import { useLanguage } from '../../i18n/useLanguage';

/** The upload of a file into a form's field, which then holds `<SHA-256>/<name>`. */
export function useUpload(source: string) {
  const translate = useTranslate();
  const language = useLanguage();
  const running = useRef<AbortController>(null);
  const [sending, setSending] = useState<{ name: string; share: number } | null>(null);
  const [problem, setProblem] = useState('');
  const validate = () => (running.current ? 'inputs.file.busy' : undefined);
  const { field, fieldState } = useInput({ source, defaultValue: '', validate });
  useEffect(() => () => running.current?.abort(), []);

  const send = async (file: File) => {
    const control = new AbortController();
    running.current = control;
    setSending({ name: file.name, share: 0 });
    try {
      const onProgress = (share: number) => setSending({ name: file.name, share });
      const { sum } = await uploadFile(file, { onProgress, signal: control.signal });
      field.onChange(`${sum}/${file.name}`);
    } catch (error) {
      if (!control.signal.aborted)
        setProblem(messagesOf(error).file?.[0] ?? serverMessage(error) ?? translate('inputs.file.failed'));
    } finally {
      // Unless another file has been picked meanwhile.
      if (running.current === control) {
        running.current = null;
        setSending(null);
      }
    }
  };
  const pick = (file: File | undefined) => {
    if (!file) return;
    running.current?.abort();
    const wrong = isFileName(file.name) ? file.size > largestFile && tooLargeFile : wrongFileName;
    setProblem(wrong ? wrong[language] : '');
    if (!wrong) void send(file);
  };
  return {
    value: String(field.value ?? ''),
    onBlur: field.onBlur,
    error: fieldState.error?.message,
    problem,
    sending,
    pick,
    clear: () => field.onChange(''),
    stop: () => running.current?.abort(),
  };
}
