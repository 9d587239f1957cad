-- What happens to a withdrawal's money is booked by these names (moveHeld); players read them in the account record.
INSERT INTO data_name (name, texts) VALUES
  ('withdrawal:hold', '{"EN":"Held for a withdrawal","KM":"ទុកសម្រាប់ការដកប្រាក់","AR":"محجوز لعملية سحب","CN":"为提款冻结","VI":"Tạm giữ cho lệnh rút tiền","JA":"出金のため確保","TH":"กันไว้สำหรับการถอนเงิน","TY":"Held for a withdrawal","MY":"ငွေထုတ်ရန် သီးသန့်ထားသည်"}'),
  ('withdrawal:return', '{"EN":"Withdrawal given back","KM":"ការដកប្រាក់ត្រូវបានប្រគល់វិញ","AR":"أُعيد مبلغ السحب","CN":"提款已退回","VI":"Đã hoàn lại lệnh rút tiền","JA":"出金の返金","TH":"คืนเงินที่ขอถอน","TY":"Withdrawal given back","MY":"ငွေထုတ်မှုကို ပြန်အမ်းသည်"}'),
  ('withdrawal:pay', '{"EN":"Withdrawal paid out","KM":"ការដកប្រាក់ត្រូវបានបង់","AR":"صُرف مبلغ السحب","CN":"提款已付出","VI":"Đã chi trả lệnh rút tiền","JA":"出金の支払い済み","TH":"จ่ายเงินที่ขอถอนแล้ว","TY":"Withdrawal paid out","MY":"ငွေထုတ်မှုကို ပေးချေပြီး"}'),
  ('withdrawal:bounce', '{"EN":"Withdrawal returned by the bank","KM":"ធនាគារបានបង្វិលការដកប្រាក់","AR":"أعاد المصرف مبلغ السحب","CN":"提款被银行退回","VI":"Ngân hàng trả lại lệnh rút tiền","JA":"銀行から出金が返却","TH":"ธนาคารคืนเงินที่ถอน","TY":"Withdrawal returned by the bank","MY":"ဘဏ်က ငွေထုတ်မှုကို ပြန်ပို့သည်"}')
ON CONFLICT (name) DO NOTHING;
